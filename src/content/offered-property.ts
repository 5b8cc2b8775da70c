import type { Property } from '../domain/property';
import type { PropertySlug } from './property-names';

/** A property with a label in the forms' lists. */
export type OfferedProperty = Property & { slug: PropertySlug };
