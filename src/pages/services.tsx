import { chatMessages } from '../content/messages';
import { viewingDay } from '../content/pictures.generated';
import { serviceDetails } from '../content/service-details';
import { type ServiceTitle, services } from '../content/services';
import { WhyChooseUs } from '../features/reasons/why-choose-us';
import { Picture } from '../ui/picture';
import { NextStep } from './next-step';
import type { PageMeta } from './page-module';

export const meta: PageMeta = {
  title: 'Services | Meridian Estates',
  description:
    'Property development, investment, management, consulting, legal and compliance, and customer support, from offices in Lagos and London.',
  chatMessage: chatMessages.services,
};

export function Page() {
  return (
    <>
      <header className="wrap grid gap-10 pt-12 pb-12 md:pt-20 md:pb-16 lg:grid-cols-[6fr_6fr] lg:items-end lg:gap-16">
        <div>
          <h1 className="display">From the first question to long after the keys</h1>
          <p className="lead mt-6 text-muted">
            Six services, one office. Choose one of them, or leave everything to us.
          </p>
        </div>
        <figure className="max-md:-mx-5">
          <Picture
            picture={viewingDay}
            sizes="(min-width: 68rem) 36rem, 100vw"
            priority
            className="aspect-[8/5] w-full object-cover"
          />
          <figcaption className="note pt-2 max-md:px-5">
            A viewing day. Artist’s impression
          </figcaption>
        </figure>
      </header>
      <section aria-labelledby="six-title" className="wrap pb-14 md:pb-24">
        <h2 id="six-title" className="sr-only">
          Our services
        </h2>
        <ul className="service-grid">
          {services.map(({ title }) => (
            <li key={title} className="service-card">
              <ServiceCard title={title} />
            </li>
          ))}
        </ul>
      </section>
      <WhyChooseUs />
      <NextStep
        title="Tell us where you are, and where you want to own"
        chat={{ label: 'Ask on WhatsApp', message: chatMessages.services }}
        link={{ label: 'View Properties', to: '/properties' }}
      />
    </>
  );
}

function ServiceCard({ title }: { title: ServiceTitle }) {
  const { text, includes } = serviceDetails[title];
  return (
    <>
      <h3 className="subtitle">{title}</h3>
      <p className="mt-3 text-muted">{text}</p>
      <ul className="mt-4">
        {includes.map((part) => (
          <li key={part} className="border-t border-line py-2">
            {part}
          </li>
        ))}
      </ul>
    </>
  );
}
