import { Suspense } from 'react';
import type { OfferedProperty } from '../../content/offered-property';
import { propertyNames } from '../../content/property-names';
import type { Property } from '../../domain/property';
import { propertyFacts, statusText } from '../../domain/property-facts';
import { ContactForm } from '../../features/enquiry/contact-form';
import { CopyOffline } from '../../features/whatsapp/copy-offline';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { Link } from '../../ui/link';
import { Section } from '../../ui/section';
import type { PageMeta, PageModule } from '../page-module';
import { PaymentPlan } from './payment-plan';
import { PriceCard } from './price-card';
import { PrintContact } from './print-contact';
import { PropertyPictures } from './property-pictures';

export function propertyPage(property: OfferedProperty): PageModule {
  // biome-ignore lint/correctness/noComponentHookFactories: called once per page, when it is loaded
  const Page = () => <PropertyPage property={property} />;
  return { Page, meta: propertyMeta(property) };
}

function propertyMeta(property: Property): PageMeta {
  return {
    title: `${property.title}, ${property.location} | Meridian Estates`,
    description: property.summary,
    chatMessage: property.whatsappMessage,
    about: { property: property.title, slug: property.slug },
    hasFloatingChat: true,
  };
}

/** A property's page: pictures and price first, then everything to know before a visit. */
export function PropertyPage({ property }: { property: OfferedProperty }) {
  const status = statusText(property.status);
  return (
    <article>
      <div className="property-top">
        <PropertyPictures property={property} />
        <header className="wrap property-head">
          <p className="property-crumbs">
            <Link className="action" to="/properties">
              All properties
            </Link>
            {status && <span className="tag">{status}</span>}
          </p>
          <h1 className="property-title">{property.title}</h1>
          <p className="lead mt-3 mb-6">
            {property.subtitle} in {property.location}
          </p>
          <PriceCard property={property} />
        </header>
      </div>
      <Section id="payment-plan" title="Payment Plan">
        <PaymentPlan plan={property.paymentPlan} />
      </Section>
      <Section id="about" title="About">
        <p className="subtitle mb-5 max-w-2xl font-serif">{property.summary}</p>
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
        <ul className="rules grid gap-x-12 md:grid-cols-2">
          {property.landmarks.map((landmark) => (
            <li key={landmark}>{landmark}</li>
          ))}
        </ul>
      </Section>
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
                <WhatsAppLink className="button button-whatsapp" message={property.whatsappMessage}>
                  Chat with Expert
                </WhatsAppLink>
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
