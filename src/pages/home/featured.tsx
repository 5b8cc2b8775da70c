import { bloomTowers } from '../../content/listings/bloom-towers.generated';
import { capitalGardens } from '../../content/listings/capital-gardens.generated';
import { citadelViews } from '../../content/listings/citadel-views.generated';
import { stPaulsBirmingham } from '../../content/listings/st-pauls-birmingham.generated';
import type { Listing } from '../../domain/listing';
import { withoutPreview } from '../../domain/picture';
import { propertyPath, statusText } from '../../domain/property-facts';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { ArrowLink } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Priced } from '../../ui/priced';
import { RateNote } from '../../ui/rate-note';
import { LaterHeart } from '../later-heart';
import { PropertyOfTheDay } from './property-of-the-day';

export function Featured() {
  return (
    <section aria-labelledby="featured-title" className="bg-quiet">
      <h2 id="featured-title" className="wrap title pt-8 pb-4 md:pt-22">
        Five places to own
      </h2>
      <PropertyOfTheDay />
      <div className="wrap pb-6 md:pb-20">
        <ul className="property-grid swipe-row lg:grid-cols-4">
          {[citadelViews, bloomTowers, capitalGardens, stPaulsBirmingham].map((property) => (
            <li key={property.slug}>
              <FeaturedCard property={property} />
            </li>
          ))}
        </ul>
        <p className="mt-4 md:mt-8">
          <ArrowLink className="action" to="/properties">
            View All Properties
          </ArrowLink>
        </p>
        <RateNote className="with-about mt-4" />
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
            picture={withoutPreview(picture)}
            sizes="(min-width: 68rem) 18rem, (min-width: 52rem) 45vw, 100vw"
            className="aspect-[3/2] w-full object-cover"
          />
        )}
        {status && <p className="tag">{status}</p>}
        <LaterHeart property={property} className="tool heart-on-picture" />
      </div>
      <h3 className="text-section">{title}</h3>
      <p className="mt-1 text-muted">{`${subtitle}, ${location}`}</p>
      <p className="figures mt-2 font-serif text-amount leading-tight">
        <Priced {...property.price} />
      </p>
      <dl className="pair figures">
        <div>
          <dt className="note">Size</dt>
          <dd>{specifications.size}</dd>
        </div>
        <div>
          <dt className="note">Deposit</dt>
          <dd>{paymentPlan.deposit}</dd>
        </div>
      </dl>
      <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2 pt-4">
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
