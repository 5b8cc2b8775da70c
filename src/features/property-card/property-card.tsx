import type { ReactNode } from 'react';
import type { Listing } from '../../domain/listing';
import { countText, propertyPath, statusText } from '../../domain/property-facts';
import { lowered } from '../../lib/english';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Priced } from '../../ui/priced';

type Props = {
  property: Listing;
  /** Whether it is above the fold. */
  priority?: boolean;
  /** A button on the picture. */
  button?: ReactNode;
};

/** A property in a list. The whole card links to its page. */
export function PropertyCard({ property, priority = false, button }: Props) {
  const [picture] = property.pictures;
  const status = statusText(property.status);
  const { type, size, bedrooms } = property.specifications;
  return (
    <article className="property-card relative">
      <div className="property-card-picture">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 83rem) 35rem, (min-width: 52rem) 45vw, 100vw"
            priority={priority}
            className="aspect-[3/2] w-full object-cover"
          />
        )}
        {status && <p className="tag">{status}</p>}
        {button}
      </div>
      <h3 className="subtitle">
        <Link className="card-link" to={propertyPath(property)}>
          {property.title}
        </Link>
      </h3>
      <p className="subtitle figures font-serif">
        <Priced {...property.price} />
      </p>
      <p className="mt-1 text-muted">{property.location}</p>
      <p className="note mt-2">
        {`${type}, `}
        {bedrooms ? (
          <span className="whitespace-nowrap">{`${countText(bedrooms)} bedrooms`}</span>
        ) : (
          lowered(size)
        )}
      </p>
      {property.range && (
        <p className="note figures">
          <Priced {...property.range} />
        </p>
      )}
    </article>
  );
}
