import { lagosDay, lagosTime } from '../../domain/clock';
import { type NamedField, type SubmissionTable, tableFields } from '../../domain/fields';
import { parseTime } from '../../lib/database-time';
import { subscriberState } from '../newsletter/subscriber-state';
import type { AnyRow, ListedContact, ListedLead, Subscriber } from '../rows/row';
import { STATUS_WORDS, sourceWords } from '../rows/words';

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
const isLong = ({ kind }: NamedField) => kind === 'text';
const short = (table: SubmissionTable) =>
  tableFields(table)
    .filter((field) => !isLong(field))
    .map(toColumn);
/** The columns of long texts, which come last. */
const long = (table: SubmissionTable) => tableFields(table).filter(isLong).map(toColumn);

export const leadColumns: Column<ListedLead>[] = [
  ['Received (Lagos)', ({ created_at }) => inLagos(created_at)],
  ...short('leads'),
  ['Property slug', ({ property_slug }) => property_slug ?? null],
  ['Status', ({ status }) => STATUS_WORDS[status]],
  ['Source', ({ source }) => sourceWords(source)],
  ...long('leads'),
  ['Changed (Lagos)', ({ updated_at }) => inLagos(updated_at)],
];

export const contactColumns: Column<ListedContact>[] = [
  ['Received (Lagos)', ({ created_at }) => inLagos(created_at)],
  ...short('contacts'),
  ['Property slug', ({ property_slug }) => property_slug ?? null],
  ...long('contacts'),
];

export const subscriberColumns: Column<Subscriber>[] = [
  ['Subscribed (Lagos)', ({ subscribed_at }) => inLagos(subscribed_at)],
  ...short('newsletter_subscribers'),
  ['Newsletter', (subscriber) => subscriberState(subscriber).words],
  ['Left (Lagos)', ({ unsubscribed_at }) => inLagos(unsubscribed_at)],
  ['Came back (Lagos)', ({ resubscribed_at }) => inLagos(resubscribed_at)],
  ['Confirmed (Lagos)', ({ confirmed_at }) => inLagos(confirmed_at)],
];
