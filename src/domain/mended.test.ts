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
    ['the message written anew', { message: 'Three bedrooms, please.' }],
  ])('is the same enquiry with %s', (_, changed) => {
    expect(isMended(refused, { ...refused, ...changed })).toBe(true);
  });

  it.each([
    ['all of it', { name: 'Chidi Eze', email: 'chidi@example.com', message: 'Is it ready?' }],
    ['another person, in the same words', { name: 'Chidi Eze', email: 'chidi@example.com' }],
    ['another question, from another address', { email: 'ada@work.example', message: 'Ready?' }],
  ])('is not what may be another enquiry: %s', (_, changed) => {
    expect(isMended(refused, { ...refused, ...changed })).toBe(false);
  });

  it('is a subscription whose address was corrected', () => {
    expect(isMended(subscription, { ...subscription, email: 'ada@example.com' })).toBe(true);
  });
});
