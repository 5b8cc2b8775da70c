import { lagosDay, lagosTime } from '../../domain/clock';
import { parseTime } from '../../lib/database-time';
import { subscriberState } from '../newsletter/subscriber-state';
import type { AnyRow, Contact, Lead, Subscriber } from '../rows/row';
import { STATUS_WORDS, sourceWords } from '../rows/words';

/** A column of the file: its heading, and what stands in it. */
export type Column<Row extends AnyRow> = [
  heading: string,
  value: (row: Row) => string | boolean | null,
];

/** As every spreadsheet reads it: `2026-11-21 10:42`. */
function inLagos(stored: string): string {
  const at = parseTime(stored);
  return `${lagosDay(at)} ${lagosTime(at)}`;
}
const inLagosIfAny = (stored: string | null | undefined) => (stored ? inLagos(stored) : null);

export const leadColumns: Column<Lead>[] = [
  ['Received (Lagos)', ({ created_at }) => inLagos(created_at)],
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Property', ({ property_interest }) => property_interest],
  ['Property slug', ({ property_slug }) => property_slug ?? null],
  ['Status', ({ status }) => STATUS_WORDS[status]],
  ['Source', ({ source }) => sourceWords(source)],
  ['Notes', ({ notes }) => notes],
  ['Changed (Lagos)', ({ updated_at }) => inLagos(updated_at)],
];

export const contactColumns: Column<Contact>[] = [
  ['Received (Lagos)', ({ created_at }) => inLagos(created_at)],
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Property', ({ property_interest }) => property_interest],
  ['Property slug', ({ property_slug }) => property_slug ?? null],
  ['Message', ({ message }) => message],
];

export const subscriberColumns: Column<Subscriber>[] = [
  ['Subscribed (Lagos)', ({ subscribed_at }) => inLagos(subscribed_at)],
  ['E-mail', ({ email }) => email],
  ['Name', ({ name }) => name],
  ['Newsletter', (subscriber) => subscriberState(subscriber).words],
  ['Left (Lagos)', ({ unsubscribed_at }) => inLagosIfAny(unsubscribed_at)],
  ['Came back (Lagos)', ({ resubscribed_at }) => inLagosIfAny(resubscribed_at)],
  ['Confirmed (Lagos)', ({ confirmed_at }) => inLagosIfAny(confirmed_at)],
];
