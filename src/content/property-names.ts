/** What lists call each property, by the slug that everything about it carries; in the order of the lists. */
export const propertyNames = {
  'citadel-views': 'Citadel Views 1.0 Phase 2',
  'bloom-towers': 'Bloom Towers',
  'capital-gardens': 'Capital Gardens (Land)',
  'st-pauls-birmingham': "No. 30 St Paul's (UK)",
  'brum-height-7': 'Brum Height 7',
} as const;

export type PropertySlug = keyof typeof propertyNames;

/** The slug of what was chosen from a list; null for a choice that is none of our properties. */
export function slugOf(name: string | null): string | null {
  return Object.entries(propertyNames).find((one) => one[1] === name)?.[0] ?? null;
}

/** What a form chose, as a submission says it: its words, and the slug. */
export function chosenProperty(name: string) {
  return { property_interest: name, property_slug: slugOf(name) };
}
