import type { Currency } from '../domain/currency';
import { propertyNames } from './property-names';

const names = Object.values(propertyNames);

/** What can be toured, in display order. */
export const tourProperties = [
  ...names,
  'Lolite by Gracias',
  'Gracias Morganite',
  'Sapphire Coastal',
] as const;

/** What a payment can be for. */
export const paymentProperties = [...names, 'Custom Amount'] as const;

export const paymentTypes = [
  'Initial Deposit',
  'Installment Payment',
  'Final Payment',
  'Consultation Fee',
] as const;

/** Payment currencies; the first is the default. */
export const paymentCurrencies: readonly Currency[] = ['USD', 'GBP', 'NGN'];
