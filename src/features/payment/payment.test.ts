import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardText,
  cvvText,
  expiryText,
  type PaymentField,
  paidToast,
  paymentErrors,
} from './payment';
import { fieldId, PATTERN } from './payment-fields';

const GOOD: Record<PaymentField, string> = {
  property: 'Bloom Towers',
  paymentType: 'Initial Deposit',
  amount: '40,500',
  currency: 'USD',
  cardNumber: '4242 4242 4242 4242',
  expiryDate: '09/29',
  cvv: '123',
  cardholderName: 'Ada Obi',
};

const errorsOf = (values: Partial<typeof GOOD>) =>
  paymentErrors((field) => String(Reflect.get({ ...GOOD, ...values }, field)));

describe('a payment', () => {
  it('goes through when every field is valid', () => {
    expect(errorsOf({})).toEqual({});
  });

  it.each(Object.keys(GOOD))('requires %s', (field) => {
    expect(Object.keys(errorsOf({ [field]: ' ' }))).toEqual([`payment-${field}`]);
  });

  it.each(['£500', '₦45m', '500 dollars'])('of %s only lacks the currency', (amount) => {
    expect(Object.keys(errorsOf({ amount, currency: '' }))).toEqual([fieldId('currency')]);
  });

  it.each([
    ['amount', 'a lot'],
    ['amount', '0'],
    ['amount', '-5'],
    ['amount', '₦45m'],
    ['cardNumber', '4242 4242'],
    ['expiryDate', '13/29'],
    ['expiryDate', '1'],
    ['cvv', '12'],
  ] as const)('rejects %s %s', (field, value) => {
    expect(errorsOf({ [field]: value })).toHaveProperty(fieldId(field));
  });

  it.each([
    ['40,500', 'USD', '$40,500 USD'],
    ['1250.5', 'GBP', '£1,250.5 GBP'],
    ['1250,50', 'GBP', '£1,250.5 GBP'],
    ['40.5k', 'USD', '$40,500 USD'],
    ['45000000', 'NGN', '₦45,000,000 NGN'],
  ])('of %s %s is confirmed with its amount', (amount, currency, sum) => {
    expect(paidToast(amount, currency)).toEqual({
      kind: 'done',
      title: 'Payment Successful!',
      description: `Your payment of ${sum} has been processed. A confirmation email will follow.`,
    });
  });
});

describe('the browser’s own checks', () => {
  const rule = {
    amount: (value: string) => value,
    cardNumber: cardText,
    expiryDate: expiryText,
    cvv: cvvText,
    cardholderName: (value: string) => value,
  };

  it.each(Object.entries(rule))('match our rule for %s', (name, order) => {
    const field = name as keyof typeof PATTERN;
    const typed = fc.array(fc.constantFrom(...'0123459', ' ', ',', '.', '/', 'a'), {
      maxLength: name === 'cardNumber' ? 19 : name === 'expiryDate' ? 5 : 16,
    });
    fc.assert(
      fc.property(typed, (signs) => {
        const value = signs.join('');
        const errors = errorsOf({ [field]: order(value) });
        const isTaken =
          value !== '' && new RegExp(`^(?:${PATTERN[field].source})$`, 'v').test(value);
        expect(isTaken).toBe(!(fieldId(field) in errors));
      }),
      { numRuns: 500 },
    );
  });
});
