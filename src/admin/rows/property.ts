import { propertyNames, slugOf } from '../../content/property-names';
import { SLUG_PATTERN } from '../../domain/slug';

/** The filter's value for rows about no property; no slug can be this. */
export const NO_PROPERTY = '-';

/** The names of our properties by slug. */
export const ourProperties = new Map<string, string>(Object.entries(propertyNames));

type PropertyColumns = {
  property_slug?: string | null | undefined;
  property_interest?: string | null;
};

/** Returns what a row is about: our property's name, or the text from the form. */
export function propertyText({ property_slug, property_interest }: PropertyColumns): string | null {
  return ourProperties.get(property_slug ?? '') ?? property_interest ?? null;
}

/** Returns the property set in an address. Older addresses contain its label instead of its slug. */
export function readProperty(asked: string): string {
  const isSlug = asked.length <= 60 && SLUG_PATTERN.test(asked);
  return isSlug || asked === NO_PROPERTY ? asked : (slugOf(asked) ?? '');
}
