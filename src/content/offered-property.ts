import type { Property } from '../domain/property';
import type { ContactInterest } from './interests';

/** A property whose enquiries start with one of the options that the contact form has. */
export type OfferedProperty = Property & { interest: ContactInterest };
