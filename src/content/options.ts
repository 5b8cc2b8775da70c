import type { Currency } from '../domain/money';
import { propertyNames } from './property-names';

/** What can be toured, in display order. */
export const tourProperties = [
  ...Object.values(propertyNames),
  'Lolite by Gracias',
  'Gracias Morganite',
  'Sapphire Coastal',
] as const;

/** The subjects of a contact enquiry, in display order. */
export const contactInterests = [
  ...Object.values(propertyNames),
  'General Inquiry',
  'UK Investment Opportunities',
  'Nigeria Investment Opportunities',
  'Custom Development Inquiry',
] as const;

export type ContactInterest = (typeof contactInterests)[number];

/** What a payment can be for. */
export const paymentProperties = [...Object.values(propertyNames), 'Custom Amount'] as const;

export const paymentTypes = [
  'Initial Deposit',
  'Installment Payment',
  'Final Payment',
  'Consultation Fee',
] as const;

/** Payment currencies; the first is the default. */
export const paymentCurrencies: readonly Currency[] = ['USD', 'GBP', 'NGN'];
