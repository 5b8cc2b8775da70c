import { createStore } from 'zustand/vanilla';

/** A property that was kept, or whose page was seen, and when. */
export type KeptProperty = { slug: string; at: number };

/** What the visitor has kept and seen on this device. */
export type ShortlistState = {
  /** In the order in which they were kept. */
  kept: readonly KeptProperty[];
  /** The pages seen last, latest first. */
  seen: readonly KeptProperty[];
  /** Whether storage has been read; also if it is denied. */
  isRead: boolean;
};

/** In `localStorage` once anything is stored, so that a page on any other device needn't open the database. */
export const SHORTLIST_MARK = 'meridian-shortlist';

/** The shortlist as every part of the page shows it. Alone here, because every page starts with it. */
export const shortlistState = createStore<ShortlistState>(() => ({
  kept: [],
  seen: [],
  isRead: false,
}));

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
