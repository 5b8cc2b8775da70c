/** How many properties can be compared side by side. */
export const MOST_COMPARED = 5;
/** A link is read no further: it may come from anywhere. */
const MOST_CHOSEN = 20;

/** The properties that an address names, and how many it names that are not ours. */
export type PropertyChoice = { slugs: string[]; unknown: number };

/** The address of a list with these properties, on any device: `/shortlist?of=bloom-towers,capital-gardens`. */
export const shortlistPath = (slugs: readonly string[]) => `/shortlist?of=${slugs.join(',')}`;

/** The address of a comparison of these properties. */
export const comparePath = (slugs: readonly string[]) => `/compare?of=${slugs.join(',')}`;

/** Reads the properties that an address names, each once, in its order. */
export function readChoice(
  search: string,
  isOurs: (slug: string) => boolean,
  most = MOST_CHOSEN,
): PropertyChoice {
  const named = (new URLSearchParams(search).get('of') ?? '')
    .split(',')
    .map((slug) => slug.trim().toLowerCase())
    .filter((slug) => slug !== '');
  const distinct = [...new Set(named)].slice(0, MOST_CHOSEN);
  const slugs = distinct.filter(isOurs);
  return { slugs: slugs.slice(0, most), unknown: distinct.length - slugs.length };
}
