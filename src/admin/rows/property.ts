import { propertyNames, slugOf } from '../../content/property-names';
import { SLUG_PATTERN } from '../../domain/slug';

/** What the filter says for rows about no property; it can't be the slug of one. */
export const NO_PROPERTY = '-';

/** Our properties by their slugs, as lists call them. */
export const ourProperties = new Map<string, string>(Object.entries(propertyNames));

type About = { property_slug?: string | null | undefined; property_interest?: string | null };

/** What a row is about: the property by its name, or the form's own words if it is none of ours. */
export function propertyText({ property_slug, property_interest }: About): string | null {
  return ourProperties.get(property_slug ?? '') ?? property_interest ?? null;
}

/** The property that an address asks for. Older addresses name it by the words of a list. */
export function readProperty(asked: string): string {
  const isSlug = asked.length <= 60 && SLUG_PATTERN.test(asked);
  return isSlug || asked === NO_PROPERTY ? asked : (slugOf(asked) ?? '');
}
