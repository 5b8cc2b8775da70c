import type { Submission } from '../../domain/submission';
import type { Outcome } from '../../offline/outcome';
import { type DoorName, readAnswer } from '../read-answer';

const contact: Submission = {
  table: 'contacts',
  name: 'Ada Obi',
  email: 'ada@example.com',
  phone: null,
  message: 'Is it still free?',
  property_interest: null,
};
export const subscription: Submission = {
  table: 'newsletter_subscribers',
  email: 'ada@example.com',
  name: null,
};
export const watch: Submission = {
  table: 'property_watchers',
  email: 'ada@example.com',
  property_slug: 'bloom-towers',
};
const ID = '0b7f3c1e-8f52-4f0e-9d5e-2c8a4b6d1f00';
/** When the answer arrives. */
const NOW = Date.parse('2026-11-21T09:00:00Z');

/** An answer, and what it answers. */
type Given = {
  body?: string | Record<string, unknown>;
  retryAfter?: string;
  of?: Submission;
  ambiguous?: boolean;
  door?: DoorName;
};

/** What an answer means for a submission; by default for an enquiry that is sent for the first time. */
export function read(status: number, given: Given = {}): Outcome {
  const { body = '', retryAfter = null, of = contact, ambiguous = false, door = 'submit' } = given;
  return readAnswer(
    { status, retryAfter, body: typeof body === 'string' ? body : JSON.stringify(body) },
    { door, id: ID, submission: of, ambiguous, now: NOW },
  );
}

/** What the database says of the entry; or of another, if it is named. */
export const said = (outcome: string, more: object = {}) => ({
  outcome,
  id: ID,
  epoch: '5f1c8f0e-52e9-4b62-a3b5-6f1f3b1a7d10',
  ...more,
});

/** How PostgreSQL names a constraint that refuses a row. */
export const check = (constraint: string) =>
  `new row for relation "contacts" violates check constraint "${constraint}"`;
/** What a captive portal answers in place of our server. */
export const PORTAL = '<!doctype html><title>Hotel WiFi</title>';

// What they mean.
export const delivered = { kind: 'delivered' };
export const later = { kind: 'retry', scope: 'link', mayBeStored: false };
export const unclear = { kind: 'retry', scope: 'link', mayBeStored: true };
export const attention = { kind: 'rejected' };
export const foreign = { ...later, isForeign: true };
export const holdAll = { kind: 'hold', scope: 'all' };
export const holdThis = { kind: 'hold', scope: 'entry' };

/** An answer by its title, and the outcome that is expected. */
export type Case = [title: string, status: number, given: Given, expected: object];
