import { CalendarDays } from 'lucide';
import { companyHome } from '../../content/company-home';
import { chatMessages } from '../../content/messages';
import { hero, heroUpright } from '../../content/pictures.generated';
import { ScheduleLink } from '../../features/consultation/schedule-link';
import { CopyOffline } from '../../features/whatsapp/copy-offline';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { Icon } from '../../ui/icon';
import { ArrowLink, Link } from '../../ui/link';
import { Picture } from '../../ui/picture';

/** The hero: headline, picture and three actions. All three are links, so they work before any script has loaded. */
export function Hero() {
  return (
    <section aria-labelledby="hero-title">
      <div className="hero-picture">
        <Picture
          picture={hero}
          others={[{ picture: heroUpright, media: '(max-width: 40rem)' }]}
          sizes="100vw"
          priority
        />
        <Link className="tag hero-tag" to="/properties/bloom-towers">
          Bloom Towers, Lekki
        </Link>
        <div className="absolute inset-x-0 top-0 z-raised">
          <div className="wrap pt-11 md:pt-14">
            <h1 id="hero-title" className="display max-w-[16ch] text-white md:max-w-[22ch]">
              Own property at home, wherever you live
            </h1>
          </div>
        </div>
      </div>
      <div className="wrap grid gap-5 pt-6 pb-10 md:py-12 lg:grid-cols-[4fr_8fr] lg:items-center lg:gap-16">
        <p className="subtitle font-serif">{companyHome.tagline}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:justify-start sm:gap-x-6 lg:justify-end">
          <ArrowLink className="button button-primary max-sm:w-full" to="/properties">
            View Properties
          </ArrowLink>
          <ScheduleLink request={{ kind: 'date', place: 'hero' }} className="action">
            <Icon drawing={CalendarDays} />
            Book a Consultation
          </ScheduleLink>
          <WhatsAppLink className="action" message={chatMessages.generic}>
            WhatsApp Us
          </WhatsAppLink>
          <CopyOffline message={chatMessages.generic} />
        </div>
      </div>
    </section>
  );
}
