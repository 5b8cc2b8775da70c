import { CalendarDays } from 'lucide';
import { type ComponentType, memo, Suspense } from 'react';
import { company } from '../../content/company';
import { companyHome } from '../../content/company-home';
import { chatMessages } from '../../content/messages';
import { bloomTowers2 } from '../../content/pictures/bloom-towers-2.generated';
import { hero } from '../../content/pictures/hero.generated';
import { heroUpright } from '../../content/pictures/hero-upright.generated';
import { ScheduleLink } from '../../features/consultation/schedule-link';
import { ContactSection } from '../../features/enquiry/contact-form';
import { NewsletterSection } from '../../features/newsletter/newsletter-form';
import { TourSection } from '../../features/tour/tour-form';
import { CopyOffline, WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { hasPartsToHydrate, hydrateLater } from '../../forms/hydrate-later';
import { PagePart } from '../../ui/contained';
import { Icon } from '../../ui/icon';
import { firstOf, later } from '../../ui/later';
import { ArrowLink, Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import type { PageMeta, PageModule } from '../page-module';
import { DARK } from '../property/lead-shapes';
import { Featured } from './featured';

/**
 * A phone high enough for the upright picture with both towers. The device's height, not the window's: that one changes while
 * a browser's bars fold away, and the picture with it.
 */
const HIGH_PHONE = '(max-width: 40rem) and (min-device-height: 46rem)';

/** Desks on which the picture at dusk is shown in its full height: its towers reach to its top. */
const DESK = '(min-width: 68rem) and (max-width: 160rem) and (max-aspect-ratio: 2)';

/** True of each of them. */
const HERO_ALT = 'Artist’s impression of the two towers of Bloom Towers in the evening.';

const HERO_SHAPES = [
  { picture: bloomTowers2, media: `${HIGH_PHONE} and ${DARK}, ${DESK} and ${DARK}` },
  { picture: heroUpright, media: HIGH_PHONE },
];

/**
 * The first screen: headline, picture and three actions. All three are links, so they work before any script has loaded. The
 * bottom bar comes after it (`actionsFirst`).
 */
function Hero() {
  return (
    <section aria-labelledby="hero-title" className="hero">
      <h1 id="hero-title" className="hero-title">
        Own property at home, wherever you live
      </h1>
      {/* What it shows is for sale. */}
      <Link className="hero-picture" to="/properties/bloom-towers">
        <Picture picture={{ ...hero, alt: HERO_ALT }} others={HERO_SHAPES} sizes="100vw" priority />
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

const meta: PageMeta = {
  title: `${company.name}: property in Nigeria and the United Kingdom`,
  description:
    'Premium real estate solutions for Nigerians at home and abroad: solar-powered homes in Lagos, investment property in the UK, and clear payment plans.',
  actionsFirst: true,
};

type Further = typeof import('./further');

/** A section that is only hydrated when it is near. */
const further = (name: keyof Further, id: string) =>
  hydrateLater(async () => (await import('./further'))[name], id);

const PRERENDERED: Record<keyof Further, ComponentType> = {
  WhyUs: further('WhyUs', 'why-us'),
  Testimonials: further('Testimonials', 'testimonials'),
  FromAbroad: further('FromAbroad', 'abroad'),
  ServicesOverview: further('ServicesOverview', 'services'),
  PaymentSection: further('PaymentSection', 'payment'),
  ContactDetails: further('ContactDetails', 'contact-details'),
};

/** The form is folded until then; the fold may have been opened before the page woke. */
const untilUnfolded = async () =>
  document.querySelector('#tour-title')?.closest('details[open]') ?? firstOf('toggle');

const VisitDays = later(
  async () => (await import('../../features/consultation/visit-days')).VisitDays,
  {
    when: untilUnfolded,
  },
);

/** Where the page is not prerendered, it has all its sections from the start: somebody may be on the way to one. */
export async function homePage(): Promise<PageModule> {
  const isPrerendered = import.meta.env.SSR || hasPartsToHydrate();
  const sections = sectionsOf(isPrerendered ? PRERENDERED : await import('./further'));
  // biome-ignore lint/correctness/noComponentHookFactories: called once, when the page is loaded
  const Page = () => (
    <>
      <Hero />
      <Stats />
      <Sections sections={sections} />
    </>
  );
  return { meta, Page };
}

const sectionsOf = (parts: Record<keyof Further, ComponentType>) => ({
  Featured,
  WhyUs: parts.WhyUs,
  Testimonials: parts.Testimonials,
  FromAbroad: parts.FromAbroad,
  // biome-ignore lint/correctness/noComponentHookFactories: called once, when the page is loaded
  TourSection: () => <TourSection Days={VisitDays} />,
  ServicesOverview: parts.ServicesOverview,
  PaymentSection: parts.PaymentSection,
  NewsletterSection,
  // biome-ignore lint/correctness/noComponentHookFactories: called once, when the page is loaded
  ContactSection: () => <ContactSection Details={parts.ContactDetails} />,
});

/**
 * Each section hydrates separately, so that a tap never waits for the whole page. One that waits for its script would
 * vanish if it rendered again: hence `memo`.
 */
const Sections = memo(({ sections }: { sections: ReturnType<typeof sectionsOf> }) =>
  Object.entries(sections).map(([name, Part]) => (
    <PagePart key={name}>
      {/* Only after a step back, when its script can't be had: until then its HTML is there. */}
      <Suspense fallback={<p className="wrap note">Loading…</p>}>
        <Part />
      </Suspense>
    </PagePart>
  )),
);

function Stats() {
  return (
    <section aria-label={`${company.name} in figures`} className="wrap">
      <dl className="stats figures ruled">
        {companyHome.stats.map(({ figure, label, basis }) => (
          <div key={label}>
            <dt className="note">{label}</dt>
            {/* The year of the build, as in the footer. */}
            <dd className="font-serif" suppressHydrationWarning>
              {figure}
            </dd>
            <dd className="tag-line">{basis}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
