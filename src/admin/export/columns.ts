import { parseTime } from '../../lib/database-time';
import { subscriberState } from '../newsletter/subscriber-state';
import type { AnyRow, Contact, Lead, Subscriber } from '../rows/row';
import { STATUS_WORDS, sourceWords } from '../rows/words';

/** A column of the file: its heading, and what stands in it. */
export type Column<Row extends AnyRow> = [
  heading: string,
  value: (row: Row) => string | boolean | null,
];

const LAGOS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Lagos',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** As every spreadsheet reads it: `2026-11-21 10:42`. */
const lagosTime = (stored: string) => LAGOS.format(parseTime(stored));
const lagosTimeIfAny = (stored: string | null | undefined) => (stored ? lagosTime(stored) : null);

export const leadColumns: Column<Lead>[] = [
  ['Received (Lagos)', ({ created_at }) => lagosTime(created_at)],
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Property', ({ property_interest }) => property_interest],
  ['Property slug', ({ property_slug }) => property_slug ?? null],
  ['Status', ({ status }) => STATUS_WORDS[status]],
  ['Source', ({ source }) => sourceWords(source)],
  ['Notes', ({ notes }) => notes],
  ['Changed (Lagos)', ({ updated_at }) => lagosTime(updated_at)],
];

export const contactColumns: Column<Contact>[] = [
  ['Received (Lagos)', ({ created_at }) => lagosTime(created_at)],
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Property', ({ property_interest }) => property_interest],
  ['Property slug', ({ property_slug }) => property_slug ?? null],
  ['Message', ({ message }) => message],
];

export const subscriberColumns: Column<Subscriber>[] = [
  ['Subscribed (Lagos)', ({ subscribed_at }) => lagosTime(subscribed_at)],
  ['E-mail', ({ email }) => email],
  ['Name', ({ name }) => name],
  ['Newsletter', (subscriber) => subscriberState(subscriber).words],
  ['Left (Lagos)', ({ unsubscribed_at }) => lagosTimeIfAny(unsubscribed_at)],
  ['Came back (Lagos)', ({ resubscribed_at }) => lagosTimeIfAny(resubscribed_at)],
  ['Confirmed (Lagos)', ({ confirmed_at }) => lagosTimeIfAny(confirmed_at)],
];
