import { comparedProperties } from '../../content/compared.generated';
import type { ComparedProperty } from '../../domain/compared';

/** A property of ours; undefined for one that is no longer listed. */
export const propertyBy = (slug: string): ComparedProperty | undefined =>
  comparedProperties.find((property) => property.slug === slug);

/** The properties with these slugs, in their order. */
export const propertiesBy = (slugs: readonly string[]): ComparedProperty[] =>
  slugs.flatMap((slug) => propertyBy(slug) ?? []);
