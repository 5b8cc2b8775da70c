import type { ReactNode } from 'react';
import { comparedProperties } from '../../content/compared.generated';
import type { ComparedProperty } from '../../domain/compared';
import { propertyPath } from '../../domain/property-facts';
import { Link } from '../../ui/link';
import { Money } from '../../ui/money';
import { Picture } from '../../ui/picture';

type Props = {
  property: ComparedProperty;
  /** A button below the facts. */
  button?: ReactNode;
};

/** A property in a list that fits on one sheet of paper. */
export function PropertyRow({ property, button }: Props) {
  const { slug, title, location, price, deposit, picture } = property;
  return (
    <div
      className="grid grid-cols-[1fr_2fr] gap-x-5 md:grid-cols-[1fr_4fr] md:gap-x-10 print:grid-cols-[1fr_4fr]"
      data-chosen={title}
      data-chosen-property={slug}
    >
      <Link to={propertyPath(property)} tabIndex={-1} aria-hidden="true">
        <Picture
          picture={picture}
          sizes="(min-width: 52rem) 14rem, 33vw"
          className="aspect-[4/3] w-full object-cover"
        />
      </Link>
      <div>
        <h2 className="subtitle">
          <Link className="hover:underline" to={propertyPath(property)}>
            {title}
          </Link>
        </h2>
        <p className="text-muted">{location}</p>
        <p className="subtitle figures mt-1 font-serif">
          <Money>{price}</Money>
        </p>
        <p className="figures">
          Initial deposit: <Money>{deposit}</Money>
        </p>
        {button}
      </div>
    </div>
  );
}

/** A property of ours; undefined for one that is no longer listed. */
export const propertyBy = (slug: string): ComparedProperty | undefined =>
  comparedProperties.find((property) => property.slug === slug);

/** The properties with these slugs, in their order. */
export const propertiesBy = (slugs: readonly string[]): ComparedProperty[] =>
  slugs.flatMap((slug) => propertyBy(slug) ?? []);
