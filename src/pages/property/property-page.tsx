import type { ComponentType, MouseEvent } from 'react';
import { titled } from '../../content/brand';
import { company } from '../../content/company';
import type { OfferedHead } from '../../content/property-names';
import { statusText } from '../../domain/property-facts';
import type { PropertyHead } from '../../domain/property-head';
import { useOpenInAddress } from '../../hooks/use-open-in-address';
import { unbroken } from '../../lib/english';
import { linkToFollow } from '../../lib/link-to-follow';
import { Carousel, SlidePicture } from '../../ui/carousel';
import { AfterPaint, later, untilAnswered } from '../../ui/later';
import type { PageModule } from '../page-module';
import { ChaptersBar } from './chapters-bar';
import { Contact } from './contact';
import { leadShapes } from './lead-shapes';
import { officeOf, PriceCard } from './price-card';

/** An address may name what is open. */
const untilNamed = (name: string) => async () =>
  new URLSearchParams(location.search).has(name) || untilAnswered();

const PageGallery = later(async () => (await import('./page-gallery')).PageGallery, {
  when: untilNamed('picture'),
});

const PlanSheet = later(async () => (await import('./page-gallery')).PlanSheet, {
  when: untilNamed('plan'),
});

const LiveUnits = later(async () => (await import('../../features/units/live-units')).LiveUnits);

const PropertyActions = later(
  async () => (await import('../../features/shortlist/heart')).PropertyActions,
);

/** Saving needs a worker that can serve what was saved; where there can be none, without TLS for instance, nothing is offered. */
const SaveForOffline = later(
  async () => (await import('../../features/library/save-for-offline')).SaveForOffline,
  { when: async () => navigator.serviceWorker?.ready ?? new Promise(() => undefined) },
);

/** @param Story what only the build renders */
export function propertyPage(property: OfferedHead, Story: ComponentType): PageModule {
  const Page = () => <PropertyPage property={property} Story={Story} />;
  const { slug, title, search, shortPrice, currency, whatsappMessage } = property;
  const about = { property: title, slug };
  return {
    Page,
    meta: {
      ...search,
      title: titled(search.title),
      chatMessage: whatsappMessage,
      about,
      // The bar has no room for equivalents.
      price: { text: shortPrice, about: {} },
      office: officeOf(currency),
    },
  };
}

type Props = { property: OfferedHead; Story: ComponentType };

export function PropertyPage({ property, Story }: Props) {
  const plan = useOpenInAddress('plan');
  const picture = useOpenInAddress('picture');
  const label = `Pictures of ${property.title}`;
  return (
    <article>
      <ChaptersBar />
      {/* On wide screens the summary stays beside the story. */}
      <div className="property-layout">
        <LeadPictures property={property} label={label} onOpen={picture.open} />
        <Summary property={property} />
        <div className="min-w-0">
          <Figures property={property} />
          <AfterPaint>
            {/* The clicks come from the links of pictures and plans, by keyboard as well. */}
            <div
              onClickCapture={(event) => {
                openLarge(event, 'picture', picture.open);
                openLarge(event, 'plan', plan.open);
              }}
            >
              <Story />
            </div>
            <LiveUnits slug={property.slug} title={property.title} stated={property.statedPrices} />
            <Contact property={property} />
          </AfterPaint>
        </div>
      </div>
      {/* Below the gallery, which a room in it opens. */}
      <PlanSheet
        id={plan.id}
        onClose={plan.close}
        onClick={(event) => openLarge(event, 'picture', picture.open)}
      />
      <PageGallery
        label={label}
        slides={property.pictures}
        lead={property.lead}
        opened={picture.id}
        onClose={picture.close}
      />
      <PrintContact property={property} />
    </article>
  );
}

function Figures({ property: { figures } }: { property: PropertyHead }) {
  return (
    <dl className="story-figures wrap figures no-print">
      {figures.map(({ figure, label }) => (
        <div key={label}>
          <dt className="note">{unbroken(label)}</dt>
          <dd className="font-serif text-subtitle leading-tight whitespace-nowrap">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

type Pictured = HTMLAnchorElement | SVGAElement;

/** The link of a picture of the story opens it full screen, that of a plan’s thumbnail the plan. */
function openLarge(event: MouseEvent, what: 'picture' | 'plan', onOpen: (name: string) => void) {
  // In a floor plan, a room is such a link.
  const link = event.target instanceof Element && event.target.closest<Pictured>(`a[data-${what}]`);
  if (!link || !linkToFollow(event, link, location.href)) return;
  event.preventDefault();
  // Its address is a file, or a place on the page.
  event.stopPropagation();
  // Safari doesn't focus what is tapped, and what opens returns the focus to where it was.
  link.focus({ preventScroll: true });
  onOpen(link.dataset[what] ?? '');
}

type LeadProps = { property: PropertyHead; label: string; onOpen: (name: string) => void };

function LeadPictures({ property: { pictures, lead }, label, onOpen }: LeadProps) {
  return (
    <div className="min-w-0">
      <Carousel
        label={label}
        note="Artist’s impressions"
        onOpen={(index) => onOpen(pictures[index]?.name ?? '')}
      >
        {pictures.map((picture, index) => (
          <SlidePicture
            key={picture.name}
            picture={picture}
            {...(index === 0 && { others: leadShapes(lead) })}
            sizes="(min-width: 68rem) 46rem, (min-width: 46rem) 60vw, 100vw"
            priority
            className="lead-picture w-full object-cover"
          />
        ))}
      </Carousel>
    </div>
  );
}

function Summary({ property }: { property: PropertyHead }) {
  const status = statusText(property.status);
  return (
    <header className="property-summary wrap">
      <h1 className="text-property leading-[1.05] tracking-[-0.02em] print:text-paper-property">
        {property.title}
      </h1>
      <p className="lead mt-2">
        {`${property.subtitle} in ${property.location}`}
        {status && <span className="tag ml-3 bg-quiet">{status}</span>}
      </p>
      <div className="no-print mt-2 flex min-h-12 flex-wrap gap-x-4">
        <PropertyActions property={property} />
        <SaveForOffline path={`/properties/${property.slug}`} />
      </div>
      <div className="mt-2">
        <PriceCard property={property} />
      </div>
    </header>
  );
}

/** The footer of the printed page: contact details and a QR code that leads back. */
function PrintContact({ property }: { property: PropertyHead }) {
  return (
    <aside className="print-contact hidden break-inside-avoid items-end justify-between gap-8 border-t border-line pt-4 print:flex">
      <div>
        <p className="subtitle font-serif">{company.name}</p>
        <p>
          {company.offices.map(({ city, phone }) => `${city} ${phone}`).join(', ')}
          <br />
          {`WhatsApp ${company.whatsapp}, ${company.email}`}
          <br />
          {`${company.hours}, local time`}
        </p>
        <p className="note">
          Artist’s impressions. Prices and plans as shown on our website on the day of printing.
        </p>
      </div>
      {/* Lazy and hidden on screen, so that only printing loads it. */}
      <img
        src={`/qr/${property.slug}.svg`}
        width={96}
        height={96}
        alt=""
        loading="lazy"
        className="size-[26mm]"
      />
    </aside>
  );
}
