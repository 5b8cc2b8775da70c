import type { KeptProperty } from './shortlist-state';

/** What is to be kept, and what is to be removed. */
export type ShortlistChange = { put?: readonly KeptProperty[]; remove?: readonly string[] };

/** The list after a change, in the order of its times. What is on it already keeps its place. */
export function changed(
  kept: readonly KeptProperty[],
  { put = [], remove = [] }: ShortlistChange,
): readonly KeptProperty[] {
  const rest = kept.filter(({ slug }) => !remove.includes(slug));
  const added = put.filter(({ slug }) => rest.every((one) => one.slug !== slug));
  return [...rest, ...added].sort((one, other) => one.at - other.at);
}
