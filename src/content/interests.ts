import { propertyNames } from './property-names';

/** The subjects of a contact enquiry, in display order. */
export const contactInterests = [
  ...Object.values(propertyNames),
  'General Inquiry',
  'UK Investment Opportunities',
  'Nigeria Investment Opportunities',
  'Custom Development Inquiry',
] as const;

export type ContactInterest = (typeof contactInterests)[number];
