import { ArrowRight } from 'lucide';
import type { Listing } from '../../domain/listing';
import { listPriceText, propertyPath, statusText } from '../../domain/property-facts';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';

/** A property's card on the home page: what it is, what it costs, and two actions. */
export function FeaturedCard({ property }: { property: Listing }) {
  const { title, subtitle, location, pictures, specifications, paymentPlan, features } = property;
  const [picture] = pictures;
  const status = statusText(property.status);
  return (
    <article className="flex h-full flex-col">
      <div className="property-card-picture">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 83rem) 35rem, (min-width: 52rem) 45vw, 100vw"
          />
        )}
        {status && <p className="tag">{status}</p>}
      </div>
      <h3 className="title">{title}</h3>
      <p className="mt-1 text-muted">
        {subtitle}, {location}
      </p>
      <p className="figures mt-4 font-serif text-amount leading-tight">{listPriceText(property)}</p>
      <dl className="rules figures mt-4 border-b border-line">
        <div className="grid grid-cols-[2fr_3fr] gap-6">
          <dt className="text-muted">Size</dt>
          <dd>{specifications.size}</dd>
        </div>
        <div className="grid grid-cols-[2fr_3fr] gap-6">
          <dt className="text-muted">Deposit</dt>
          <dd>{paymentPlan.deposit}</dd>
        </div>
        <div className="grid grid-cols-[2fr_3fr] gap-6">
          <dt className="text-muted">Features</dt>
          <dd>
            <ul className="grid gap-1 leading-snug">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2 pt-6">
        <Link className="button button-line" to={propertyPath(property)}>
          View Details
          <span className="sr-only">of {title}</span>
          <Icon drawing={ArrowRight} />
        </Link>
        <WhatsAppLink className="action" message={property.whatsappMessage}>
          WhatsApp
        </WhatsAppLink>
      </div>
    </article>
  );
}
