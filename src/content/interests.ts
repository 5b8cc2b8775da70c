import { propertyNames } from './property-names';

/** What a contact enquiry can be about, in this order. */
export const contactInterests = [
  ...Object.values(propertyNames),
  'General Inquiry',
  'UK Investment Opportunities',
  'Nigeria Investment Opportunities',
  'Custom Development Inquiry',
] as const;

export type ContactInterest = (typeof contactInterests)[number];
