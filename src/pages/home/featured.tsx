import { bloomTowers } from '../../content/listings/bloom-towers.generated';
import { citadelViews } from '../../content/listings/citadel-views.generated';
import type { Listing } from '../../domain/listing';
import { propertyPath, statusText } from '../../domain/property-facts';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { Facts } from '../../ui/facts';
import { ArrowLink } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Priced } from '../../ui/priced';
import { RateNote } from '../../ui/rate-note';
import { LaterHeart } from '../later-heart';
import { PropertyOfTheDay } from './property-of-the-day';

export function Featured() {
  return (
    <section aria-labelledby="featured-title" className="bg-quiet">
      <PropertyOfTheDay />
      <div className="wrap pb-6 md:pb-20">
        <ul className="property-grid swipe-row">
          {[citadelViews, bloomTowers].map((property) => (
            <li key={property.slug}>
              <FeaturedCard property={property} />
            </li>
          ))}
        </ul>
        <RateNote className="with-about mt-6" />
        <p className="mt-4 md:mt-10">
          <ArrowLink className="action" to="/properties">
            View All Properties
          </ArrowLink>
        </p>
      </div>
    </section>
  );
}

function FeaturedCard({ property }: { property: Listing }) {
  const { title, subtitle, location, pictures, specifications, paymentPlan } = property;
  const [picture] = pictures;
  const status = statusText(property.status);
  return (
    <article className="flex h-full flex-col" data-property={property.slug}>
      <div className="property-card-picture">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 83rem) 35rem, (min-width: 52rem) 45vw, 100vw"
            className="aspect-square w-full object-cover md:aspect-[8/5]"
          />
        )}
        {status && <p className="tag">{status}</p>}
        <LaterHeart property={property} className="tool heart-on-picture" />
      </div>
      <h3 className="title">{title}</h3>
      <p className="mt-1 text-muted">{`${subtitle}, ${location}`}</p>
      <p className="figures mt-4 font-serif text-amount leading-tight">
        <Priced {...property.price} />
      </p>
      <Facts
        className="mt-4 border-b border-line"
        facts={[
          { label: 'Size', value: specifications.size },
          { label: 'Deposit', value: paymentPlan.deposit },
        ]}
      />
      <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2 pt-4 md:pt-6">
        <ArrowLink className="button button-line" to={propertyPath(property)}>
          View Details
          <span className="sr-only">{`of ${title}`}</span>
        </ArrowLink>
        <WhatsAppLink className="action" message={property.whatsappMessage}>
          WhatsApp
        </WhatsAppLink>
      </div>
    </article>
  );
}
