import type { Currency } from '../domain/money';
import { propertyNames } from './property-names';

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
