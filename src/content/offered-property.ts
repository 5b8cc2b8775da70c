import type { Property } from '../domain/property';
import type { PropertySlug } from './property-names';

/** A property that the forms' lists have a name for. */
export type OfferedProperty = Property & { slug: PropertySlug };
