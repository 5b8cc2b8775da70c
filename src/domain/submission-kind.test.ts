import { expect, it } from 'vitest';
import type { Submission } from './submission';
import { kindOf, type SubmissionKind } from './submission-kind';

const person = { name: 'Ada Obi', email: 'ada@example.com', phone: null, property_interest: null };
const contact = (message: string, kind?: 'tour' | 'enquiry'): Submission => ({
  table: 'contacts',
  ...person,
  message,
  ...(kind && { kind }),
});
const lead = (source: 'contact_form' | 'whatsapp' | 'call' | 'viewing'): Submission => ({
  table: 'leads',
  ...person,
  notes: null,
  source,
});

const cases: [SubmissionKind, Submission][] = [
  ['enquiry', contact('Is it ready?')],
  ['tour', contact('I fly in on Monday.', 'tour')],
  ['enquiry', contact('Tour Request: is the show flat open?', 'enquiry')],
  ['newsletter', { table: 'newsletter_subscribers', email: person.email, name: null }],
  ['watch', { table: 'property_watchers', email: person.email, property_slug: 'bloom-towers' }],
  ['chat', lead('whatsapp')],
  ['call', lead('call')],
  ['viewing', lead('viewing')],
  ['enquiry', lead('contact_form')],
  ['tour', { ...lead('contact_form'), kind: 'tour' } as Submission],
];

it.each(cases)('recognises a %s', (kind, submission) => {
  expect(kindOf(submission)).toBe(kind);
});
