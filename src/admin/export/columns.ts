import { STATUS_WORDS } from '../../domain/change-words';
import { type ListedTable, type NamedField, tableFields } from '../../domain/fields';
import { lagosDay, lagosTime } from '../../domain/lagos-time';
import { parseTime } from '../../lib/database-time';
import { subscriberState } from '../newsletter/subscriber-state';
import type { AnyRow, ListedContact, ListedLead, Subscriber } from '../rows/row';
import { sourceWords } from '../rows/words';

/** A column of the file: its heading, and a row's value. */
export type Column<Row extends AnyRow> = [
  heading: string,
  value: (row: Row) => string | boolean | null,
];

/** Formats a time for any spreadsheet: `2026-11-21 10:42`. */
function inLagos(stored: string | null | undefined): string | null {
  if (!stored) return null;
  const at = parseTime(stored);
  return `${lagosDay(at)} ${lagosTime(at)}`;
}

/** Makes a column from a field that people fill in. */
const toColumn = ({ column, label, staffLabel }: NamedField): Column<AnyRow> => [
  staffLabel ?? label,
  (row) => {
    const value: unknown = Reflect.get(row, column);
    return typeof value === 'string' ? value : null;
  },
];
/** Returns the columns of short texts, or those of long ones, which come last. */
const fieldsOf = (table: ListedTable, isLong = false) =>
  tableFields(table)
    .filter(({ kind }) => (kind === 'text') === isLong)
    .map(toColumn);

export const leadColumns: Column<ListedLead>[] = [
  ['Received (Lagos)', ({ created_at }) => inLagos(created_at)],
  ...fieldsOf('leads'),
  ['Property slug', ({ property_slug }) => property_slug ?? null],
  ['Status', ({ status }) => STATUS_WORDS[status]],
  ['Source', ({ source }) => sourceWords(source)],
  ...fieldsOf('leads', true),
  ['Changed (Lagos)', ({ updated_at }) => inLagos(updated_at)],
];

export const contactColumns: Column<ListedContact>[] = [
  ['Received (Lagos)', ({ created_at }) => inLagos(created_at)],
  ...fieldsOf('contacts'),
  ['Property slug', ({ property_slug }) => property_slug ?? null],
  ...fieldsOf('contacts', true),
];

export const subscriberColumns: Column<Subscriber>[] = [
  ['Subscribed (Lagos)', ({ subscribed_at }) => inLagos(subscribed_at)],
  ...fieldsOf('newsletter_subscribers'),
  ['Newsletter', (subscriber) => subscriberState(subscriber).words],
  ['Left (Lagos)', ({ unsubscribed_at }) => inLagos(unsubscribed_at)],
  ['Came back (Lagos)', ({ resubscribed_at }) => inLagos(resubscribed_at)],
  ['Confirmed (Lagos)', ({ confirmed_at }) => inLagos(confirmed_at)],
];
