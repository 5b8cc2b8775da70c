import { describe, expect, it } from 'vitest';
import { isMended } from './mended';
import type { Contact, Subscription } from './submission';

const refused: Contact = {
  table: 'contacts',
  name: 'Ada Obi',
  email: 'ada@exmaple.com',
  phone: null,
  message: 'Two bedrooms, please.',
  property_interest: 'General Inquiry',
};
const subscription: Subscription = {
  table: 'newsletter_subscribers',
  email: 'ada@exmaple.com',
  name: null,
};

describe('what takes the place of a refused submission', () => {
  it.each([
    ['the address corrected', { email: 'ada@example.com' }],
    ['the name corrected', { name: 'Ada' }],
    ['name and address corrected', { name: 'Ada', email: 'ada@example.com' }],
    ['the message written anew', { message: 'Three bedrooms, please.' }],
    ['address and message corrected', { email: 'ada@example.com', message: 'Three, please.' }],
  ])('is the same enquiry with %s', (_, changed) => {
    expect(isMended(refused, { ...refused, ...changed })).toBe(true);
  });

  it('is not the enquiry of somebody else who uses the same form', () => {
    const other = { name: 'Chidi Eze', email: 'chidi@example.com', message: 'Is it ready?' };
    expect(isMended(refused, { ...refused, ...other })).toBe(false);
  });

  it('is a subscription whose address was corrected', () => {
    expect(isMended(subscription, { ...subscription, email: 'ada@example.com' })).toBe(true);
  });
});
