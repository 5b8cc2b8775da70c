import { expect, it } from 'vitest';
import type { Contact, Submission, Subscription } from '../domain/submission';
import { isSameEnquiry } from './use-submit';

const refused: Contact = {
  table: 'contacts',
  name: 'Ada Obi',
  email: 'ada@exmaple.com',
  phone: null,
  message: 'Two bedrooms, please.',
  property_interest: 'General Inquiry',
};
const subscribed: Subscription = { table: 'newsletter_subscribers', email: 'a@b.c', name: null };
const another: Partial<Contact> = { name: 'Chidi Eze', email: 'chidi@example.com' };

it.each<[boolean, string, Submission, object]>([
  [true, 'a corrected address', refused, { email: 'ada@example.com' }],
  [true, 'a corrected name', refused, { name: 'Ada' }],
  [true, 'a rewritten message', refused, { message: 'Three bedrooms, please.' }],
  [true, 'a corrected address of a subscription', subscribed, { email: 'ada@example.com' }],
  [false, 'everything changed', refused, { ...another, message: 'Is it ready?' }],
  [false, 'another person with the same message', refused, another],
  [false, 'another question and address', refused, { email: 'a@b.example', message: 'Ready?' }],
])(
  'replaces what was refused only if it is the same submission, corrected: %s, %s',
  (isSame, _, before, changed) => {
    expect(isSameEnquiry(before, { ...before, ...changed })).toBe(isSame);
  },
);
