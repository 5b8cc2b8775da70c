import type { Property } from '../domain/property';
import type { PropertyHead } from '../domain/property-head';

/** Each property's label by its slug, in display order. The slug is what submissions store. */
export const propertyNames = {
  'citadel-views': 'Citadel Views 1.0 Phase 2',
  'bloom-towers': 'Bloom Towers',
  'capital-gardens': 'Capital Gardens (Land)',
  'st-pauls-birmingham': "No. 30 St Paul's (UK)",
  'brum-height-7': 'Brum Height 7',
} as const;

/** A property with a label in the forms' lists. */
export type OfferedProperty = Offered<Property>;
export type OfferedHead = Offered<PropertyHead>;
type Offered<T> = T & { slug: keyof typeof propertyNames };

/** The slug of an option; null if it is not one of our properties. */
export function slugOf(name: string | null): string | null {
  return Object.entries(propertyNames).find((one) => one[1] === name)?.[0] ?? null;
}

/** The name of a property in the forms' lists; undefined if it is not one of ours. */
export function listedName(slug: string | null | undefined): string | undefined {
  return Object.entries<string>(propertyNames).find((one) => one[0] === slug)?.[1];
}

/** A form's chosen property as a submission stores it: the label and the slug. */
export function chosenProperty(name: string) {
  return { property_interest: name, property_slug: slugOf(name) };
}
