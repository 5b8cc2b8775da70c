import { contactInterests, tourProperties } from '../../content/options';
import { propertyNames, slugOf } from '../../content/property-names';
import { SLUG_PATTERN } from '../../domain/field-rules';
import { GENERAL_INTEREST } from '../../domain/lead';

/** The filter's value for rows about no property; no slug can be this. */
export const NO_PROPERTY = '-';

/** What else the forms offer, and what a chat is about that no property was named for: such rows have these words alone. */
export const otherInterests: readonly string[] = [
  ...new Set([...tourProperties, ...contactInterests, GENERAL_INTEREST]),
].filter((words) => slugOf(words) === null);

/** The names of our properties by slug. */
export const ourProperties = new Map<string, string>(Object.entries(propertyNames));

export type PropertyColumns = {
  property_slug?: string | null | undefined;
  property_interest?: string | null | undefined;
};

/** The unit that was chosen, at the end of what a visitor is interested in (`unitAt`). */
const UNIT = /, (?:Apartment|Home|Plot) [A-Z0-9-]{1,20}$/;

/** Returns what a row is about: our property's name, with its unit, or the text from the form, without the day that the row says as well. */
export function propertyText({ property_slug, property_interest }: PropertyColumns): string | null {
  const ours = ourProperties.get(property_slug ?? '');
  if (!ours) {
    const isGeneral = property_interest?.startsWith(`${GENERAL_INTEREST},`);
    return isGeneral ? GENERAL_INTEREST : (property_interest ?? null);
  }
  const [unit = ''] = UNIT.exec(property_interest ?? '') ?? [];
  return ours + unit;
}

/** Returns the property or interest set in an address. */
export function readProperty(asked: string): string {
  const isSlug = asked.length <= 60 && SLUG_PATTERN.test(asked);
  return isSlug || asked === NO_PROPERTY || otherInterests.includes(asked) ? asked : '';
}
