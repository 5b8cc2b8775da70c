import { Suspense } from 'react';
import type { ContactInterest } from '../../content/interests';
import type { Property } from '../../domain/property';
import { propertyFacts } from '../../domain/property-facts';
import { ContactForm } from '../../features/enquiry/contact-form';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { Carousel } from '../../ui/carousel';
import { Picture } from '../../ui/picture';
import { Section } from '../../ui/section';
import type { PageMeta } from '../page-module';
import { PaymentPlan } from './payment-plan';
import { PriceCard } from './price-card';

/** By the specification. */
const SLIDE_MS = 4000;

export function propertyMeta(property: Property): PageMeta {
  return {
    title: `${property.title}, ${property.location} | Meridian Estates`,
    description: property.summary,
    chatMessage: property.whatsappMessage,
    contactHref: '#contact',
    hasFloatingChat: true,
  };
}

/** The page of one property: pictures and price first, then everything one asks before a visit. */
export function PropertyPage({ property }: { property: Property & { interest: ContactInterest } }) {
  return (
    <article>
      <Carousel
        label={`Pictures of ${property.title}`}
        note="Artist’s impressions"
        intervalMs={SLIDE_MS}
        slides={property.pictures.map((picture) => ({
          name: picture.name,
          render: (isFirst) => (
            <Picture
              picture={picture}
              sizes="100vw"
              priority={isFirst}
              className="property-picture"
            />
          ),
          placeholder: (
            <div className="property-picture" style={{ backgroundColor: picture.color }} />
          ),
        }))}
      />
      <header className="wrap grid gap-7 pt-3 pb-10 lg:grid-cols-[7fr_5fr] lg:gap-16 lg:pt-8 lg:pb-16">
        <div>
          <h1 className="display">{property.title}</h1>
          <p className="lead mt-3 md:mt-5">
            {property.subtitle} in {property.location}
          </p>
          <p className="mt-4 max-w-prose text-muted max-lg:hidden">{property.summary}</p>
        </div>
        <PriceCard property={property} />
      </header>
      <Section id="about" title="About">
        <div className="reading">
          {property.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section id="specifications" title="Specifications">
        <dl className="rules">
          {propertyFacts(property.specifications).map(({ label, value }) => (
            <div key={label} className="grid grid-cols-[2fr_3fr] gap-6">
              <dt className="text-muted">{label}</dt>
              <dd className="figures font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="features" title="Features and Amenities">
        <ul className="rules grid gap-x-12 md:grid-cols-2">
          {property.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Section>
      <Section id="landmarks" title="Nearby Landmarks">
        <ul className="rules">
          {property.landmarks.map((landmark) => (
            <li key={landmark}>{landmark}</li>
          ))}
        </ul>
      </Section>
      <Section id="payment-plan" title="Payment Plan">
        <PaymentPlan plan={property.paymentPlan} />
      </Section>
      <Suspense>
        <section aria-labelledby="contact-title" id="contact" className="bg-quiet">
          <div className="wrap section grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-16">
            <div>
              <h2 id="contact-title" className="title">
                Need More Information?
              </h2>
              <p className="mt-4 text-muted">
                Our team answers questions about {property.title}: prices, plots, papers and visits.
              </p>
              <p className="mt-6">
                <WhatsAppLink className="button button-whatsapp" message={property.whatsappMessage}>
                  Chat with Expert
                </WhatsAppLink>
              </p>
            </div>
            <ContactForm id={`contact-${property.slug}`} interest={property.interest} />
          </div>
        </section>
      </Suspense>
    </article>
  );
}
