import { describe, expect, it } from 'vitest';
import type { Contact, Subscription } from '../domain/submission';
import { isSameEnquiry } from './use-submit';

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

describe('a corrected submission', () => {
  it.each([
    ['a corrected address', { email: 'ada@example.com' }],
    ['a corrected name', { name: 'Ada' }],
    ['a rewritten message', { message: 'Three bedrooms, please.' }],
  ])('replaces the refused one: %s', (_, changed) => {
    expect(isSameEnquiry(refused, { ...refused, ...changed })).toBe(true);
  });

  it.each([
    [
      'everything changed',
      { name: 'Chidi Eze', email: 'chidi@example.com', message: 'Is it ready?' },
    ],
    ['another person with the same message', { name: 'Chidi Eze', email: 'chidi@example.com' }],
    ['another question, from another address', { email: 'ada@work.example', message: 'Ready?' }],
  ])('does not replace what may be a different enquiry: %s', (_, changed) => {
    expect(isSameEnquiry(refused, { ...refused, ...changed })).toBe(false);
  });

  it('replaces a refused subscription when its address changes', () => {
    expect(isSameEnquiry(subscription, { ...subscription, email: 'ada@example.com' })).toBe(true);
  });
});
