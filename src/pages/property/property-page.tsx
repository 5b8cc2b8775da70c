import { type ComponentType, Suspense, useState } from 'react';
import { company } from '../../content/company';
import { type OfferedHead, propertyNames } from '../../content/property-names';
import { statusText } from '../../domain/property-facts';
import type { PropertyHead } from '../../domain/property-head';
import { ContactForm } from '../../features/enquiry/contact-form';
import { CopyOffline } from '../../features/whatsapp/copy-offline';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { Carousel, SlidePicture } from '../../ui/carousel';
import { later, untilUsed } from '../../ui/later';
import { Link } from '../../ui/link';
import { finishedPart } from '../finished';
import type { PageModule } from '../page-module';
import { PriceCard } from './price-card';
import { TellMe } from './tell-me';

const Gallery = later(
  async () => (await import('../../features/gallery/gallery')).Gallery,
  untilUsed,
);

const PropertyActions = later(
  async () => (await import('../../features/shortlist/property-actions')).PropertyActions,
);

export async function propertyPage(property: OfferedHead): Promise<PageModule> {
  const Story = await loadStory(property.slug);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per page, when it is loaded
  const Page = () => <PropertyPage property={property} Story={Story} />;
  const { slug, title, search, whatsappMessage } = property;
  const about = { property: title, slug };
  return { Page, meta: { ...search, chatMessage: whatsappMessage, about } };
}

/** What only the build renders: from its source during the build, from the page's document in a browser. */
async function loadStory(slug: string): Promise<ComponentType> {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    const { storyFromSource } = await import('./story-source');
    return storyFromSource(slug);
  }
  return finishedPart(`/properties/${slug}`);
}

type Props = { property: OfferedHead; Story: ComponentType };

export function PropertyPage({ property, Story }: Props) {
  const status = statusText(property.status);
  return (
    <article>
      {/* On wide screens the picture and the price are side by side, both above the fold. */}
      <div className="lg:mx-auto lg:grid lg:max-w-[78rem] lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:gap-14 lg:px-10 lg:pt-8 lg:pb-14 lg:[&_.wrap]:px-0 print:grid print:grid-cols-[11fr_9fr] print:gap-8 print:p-0 print:pb-5">
        <PropertyPictures property={property} />
        <header className="wrap pb-10 lg:pb-0 print:pb-0">
          <p className="no-print mb-3 flex flex-wrap items-center justify-between gap-x-5 md:justify-start">
            <Link className="action" to="/properties">
              All properties
            </Link>
            {status && <span className="tag bg-quiet">{status}</span>}
          </p>
          <h1 className="text-property leading-[1.05] tracking-[-0.02em] print:text-paper-property">
            {property.title}
          </h1>
          <p className="lead mt-3">
            {property.subtitle} in {property.location}
          </p>
          <p className="no-print mt-1 mb-4 flex min-h-12 flex-wrap gap-x-6">
            <PropertyActions property={property} />
          </p>
          <PriceCard property={property} />
        </header>
      </div>
      <Story />
      <TellMe property={property} />
      <Suspense>
        <section aria-labelledby="contact-title" id="contact" className="bg-quiet no-print">
          <div className="wrap section grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-16">
            <div>
              <h2 id="contact-title" className="title">
                Need More Information?
              </h2>
              <p className="mt-4 text-muted">
                Our team answers questions about {property.title}: prices, plans, papers and visits.
              </p>
              <p className="mt-6">
                <WhatsAppLink message={property.whatsappMessage}>Chat with Expert</WhatsAppLink>
              </p>
              <CopyOffline message={property.whatsappMessage} />
            </div>
            <ContactForm id={`contact-${property.slug}`} interest={propertyNames[property.slug]} />
          </div>
        </section>
      </Suspense>
      <PrintContact property={property} />
    </article>
  );
}

function PropertyPictures({ property }: { property: PropertyHead }) {
  const [opened, setOpened] = useState<number>();
  const label = `Pictures of ${property.title}`;
  return (
    <div className="min-w-0">
      <Carousel label={label} note="Artist’s impressions" onOpen={setOpened}>
        {property.pictures.map((picture) => (
          <SlidePicture
            key={picture.name}
            picture={picture}
            sizes="(min-width: 68rem) 46rem, 100vw"
            priority
            className="aspect-[3/2] w-full object-cover md:aspect-auto md:h-[clamp(24rem,58svh,44rem)] lg:aspect-[3/2] lg:h-auto print:aspect-[3/2] print:h-auto"
          />
        ))}
      </Carousel>
      <Gallery
        label={label}
        pictures={property.pictures}
        start={opened}
        onClose={() => setOpened(undefined)}
      />
    </div>
  );
}

/** The footer of the printed page: contact details and a QR code that leads back. */
function PrintContact({ property }: { property: PropertyHead }) {
  return (
    <aside className="print-contact hidden break-inside-avoid items-end justify-between gap-8 border-t border-ink pt-4 print:flex">
      <div>
        <p className="subtitle font-serif">{company.name}</p>
        <p>
          {company.offices.map(({ city, phone }) => `${city} ${phone}`).join(', ')}
          <br />
          WhatsApp {company.whatsapp}, {company.email}
          <br />
          {company.hours}
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
