import type { Currency } from '../domain/money';
import { propertyNames } from './property-names';

/** What can be toured, in display order; a viewing can take place at each of them. */
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

/** What a visitor at a viewing may be looking for. */
export const viewingInterests = [
  'Not said',
  'Buying to live in',
  'Buying for family',
  'Investing',
  'Renting out',
  'Selling',
  'Just looking',
] as const;

/** What they may want to spend; optional. */
export const viewingBudgets = [
  'Not said',
  'Under ₦50M',
  '₦50M to ₦100M',
  '₦100M to ₦250M',
  'Over ₦250M',
  'Under £150k',
  '£150k to £250k',
  'Over £250k',
] as const;
