import { CalendarDays } from 'lucide';
import { companyHome } from '../../content/company-home';
import { chatMessages } from '../../content/messages';
import { hero, heroUpright } from '../../content/pictures.generated';
import { ScheduleLink } from '../../features/consultation/schedule-link';
import { CopyOffline, WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { Icon } from '../../ui/icon';
import { ArrowLink, Link } from '../../ui/link';
import { Picture } from '../../ui/picture';

/**
 * A phone high enough for the upright picture with both towers. The device's height, not the window's: that one changes while
 * a browser's bars fold away, and the picture with it.
 */
const HIGH_PHONE = '(max-width: 40rem) and (min-device-height: 46rem)';

/**
 * The first screen: headline, picture and three actions. All three are links, so they work before any script has loaded. The
 * bottom bar comes after it (`actionsFirst`).
 */
export function Hero() {
  return (
    <section aria-labelledby="hero-title" className="hero">
      <h1 id="hero-title" className="hero-title">
        Own property at home, wherever you live
      </h1>
      {/* What it shows is for sale. */}
      <Link className="hero-picture" to="/properties/bloom-towers">
        <Picture
          picture={hero}
          others={[{ picture: heroUpright, media: HIGH_PHONE }]}
          sizes="100vw"
          priority
        />
        <span className="note">Bloom Towers, Lekki · Artist’s impression</span>
      </Link>
      <div className="hero-actions">
        <p className="subtitle font-serif">{companyHome.tagline}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <ArrowLink className="button button-primary max-sm:w-full" to="/properties">
            View Properties
          </ArrowLink>
          <div className="flex flex-1 flex-wrap justify-between gap-x-4 sm:justify-start lg:w-full lg:flex-none">
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
      </div>
    </section>
  );
}
