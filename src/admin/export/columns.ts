import { STATUS_WORDS } from '../../domain/change-words';
import { factFields, type ListedTable, type NamedField, tableFields } from '../../domain/fields';
import { lagosDay, lagosTime } from '../../domain/lagos-time';
import { isKind, KIND_WORDS } from '../../domain/lead-kind';
import { capitalized } from '../../lib/english';
import { parseTime } from '../../lib/time-words';
import { subscriberState } from '../newsletter/subscriber-state';
import {
  type AnyRow,
  type InboxRow,
  type ListedContact,
  type ListedLead,
  type Subscriber,
  textIn,
} from '../rows/row';
import { sourceWords } from '../rows/words';

/** Returns the address of somebody on the team, by their id. */
type AddressOf = (id: string) => string;

/** A column of the file: its heading, and a row's value. */
export type Column<Row extends AnyRow> = [
  heading: string,
  value: (row: Row, addressOf: AddressOf) => Value,
];

/** Formats a time for any spreadsheet: `2026-11-21 10:42`. */
function inLagos(stored: string | null | undefined): string | undefined {
  if (!stored) return undefined;
  const at = parseTime(stored);
  return `${lagosDay(at)} ${lagosTime(at)}`;
}

/** Makes a column from a field that people fill in. */
const toColumn = ({ column, label, staffLabel }: NamedField): Column<AnyRow> => [
  staffLabel ?? label,
  (row) => textIn(row, column),
];
/** Returns the columns of short texts, or those of long ones, which come last. */
const fieldsOf = (table: ListedTable, isLong = false) =>
  tableFields(table)
    .filter(({ kind }) => (kind === 'text') === isLong)
    .map(toColumn);

/** What the staff know, and who is one person: rows with the same are. */
const known: Column<AnyRow>[] = [
  ['Known as', (row) => row.known?.known_as],
  ['Also phone', (row) => row.known?.also_phone],
  ['Also email', (row) => row.known?.also_email],
  ['Language', (row) => row.known?.language],
  ['Known interest', (row) => row.known?.interest],
  ['Known budget', (row) => row.known?.budget],
  ['Person', (row) => row.known?.person],
];

/** What was chosen, beside the words of the form, and has a format of its own. */
const chosen: Column<InboxRow>[] = [
  ['Property slug', ({ property_slug }) => property_slug],
  ['Kind', ({ kind }) => (isKind(kind) ? KIND_WORDS[kind] : kind)],
  ['Appointment (Lagos)', ({ appointment_at }) => inLagos(appointment_at)],
  ['Agreed', ({ appointment_state }) => appointment_state && capitalized(appointment_state)],
  ['Host', ({ host }, addressOf) => host && addressOf(host)],
  ['Time zone', ({ visitor_zone }) => visitor_zone],
  ['Preferred day', ({ preferred_date }) => preferred_date],
];

/**
 * How a row stands with the staff, and what its person agreed to. How long the first answer took is left to the
 * statistics, which count office hours only.
 */
const state: Column<InboxRow>[] = [
  // Missing is new, as on the sheet.
  ['Status', ({ status }) => STATUS_WORDS[status ?? 'new']],
  ['Owner', ({ assignee }, addressOf) => assignee && addressOf(assignee)],
  ['Next step', ({ follow_up_on }) => follow_up_on],
  ['First answered (Lagos)', ({ first_answered_at }) => inLagos(first_answered_at)],
  // Otherwise a file counts a person twice.
  ['Merged into another', ({ merged_into }) => (merged_into ? 'Yes' : null)],
  ['Agreed to contact (Lagos)', ({ consent_at }) => inLagos(consent_at)],
  ['Agreed wording', ({ consent_version }) => consent_version],
];

export const leadColumns: Column<ListedLead>[] = [
  ['Received (Lagos)', ({ created_at }) => inLagos(created_at)],
  ...fieldsOf('leads'),
  ...known,
  ...chosen,
  ['Office', ({ office }) => office && capitalized(office)],
  ...factFields('leads').map(toColumn),
  ['Source', ({ source }) => sourceWords(source)],
  ...state,
  ...fieldsOf('leads', true),
  ['Changed (Lagos)', ({ updated_at }) => inLagos(updated_at)],
];

export const contactColumns: Column<ListedContact>[] = [
  ['Received (Lagos)', ({ created_at }) => inLagos(created_at)],
  ...fieldsOf('contacts'),
  ...known,
  ...chosen,
  ...factFields('contacts').map(toColumn),
  ...state,
  ...fieldsOf('contacts', true),
];

export const subscriberColumns: Column<Subscriber>[] = [
  ['Subscribed (Lagos)', ({ subscribed_at }) => inLagos(subscribed_at)],
  ...fieldsOf('newsletter_subscribers'),
  ...known,
  ['Newsletter', (subscriber) => subscriberState(subscriber).words],
  ['Left (Lagos)', ({ unsubscribed_at }) => inLagos(unsubscribed_at)],
  ['Came back (Lagos)', ({ resubscribed_at }) => inLagos(resubscribed_at)],
  ['Confirmed (Lagos)', ({ confirmed_at }) => inLagos(confirmed_at)],
];

/** Makes Excel read the file as UTF-8; without it, ₦ becomes three characters. */
export const BYTE_ORDER_MARK = '\ufeff';

/** What spreadsheets read as a formula, even in full width or after spaces, quotes and invisible characters. */
const FORMULA = /^[\s"\p{Cf}]*[=+\-@＝＋－＠]/u;
/** Control characters that change how a cell is read if they come first. */
const CONTROL = /^[\t\r\n]/;
/**
 * Formulas inside a cell: in countries where Excel separates cells by semicolons or tabs, each starts a new cell within
 * ours, despite its quotes; so does a line break.
 */
const FORMULA_INSIDE = /([;\t\r\n])(?=[\s"\p{Cf}]*[=+\-@＝＋－＠])/gu;

/** Our own days and times: every spreadsheet reads them as what they are. */
const ISO_TIME = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d)?$/;
/** A whole number or decimal that reads the same after a spreadsheet has made a number of it. Excel rounds beyond 11 digits. */
const SAME_AS_NUMBER = /^(?:0|[1-9]\d{0,10})(?:\.\d{0,9}[1-9])?$/;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/**
 * What Excel makes a number, day, time or fraction of, quoted or not: a number in groups or brackets loses its zeros, `2348031234567`
 * becomes `2.348E+12`, and `1/2`, `3-4` and `Mar 1` become days.
 */
const CONVERTED = new RegExp(
  `^(?:[(\\d][\\d\\s.,:/()-]*(?:e[+-]?\\d+)?(?: ?[ap]m)?|(?:\\d{1,4}[ /.-]*)?${MONTH}[ /.,-]*\\d[\\d ,:/.-]*|\\d{1,2}[ /.-]*${MONTH})$`,
  'i',
);

function isConverted(text: string): boolean {
  const seen = text.trim();
  return CONVERTED.test(seen) && !SAME_AS_NUMBER.test(seen) && !ISO_TIME.test(seen);
}

/** What a cell holds: nothing if it isn't known. */
type Value = string | boolean | null | undefined;

/**
 * Formats one cell. What visitors wrote could run as a formula on the staff's computer, so it gets an apostrophe, which
 * makes it text, and quotes (OWASP). So does what Excel would change: phone numbers keep their `+`, zeros and digits, and
 * whoever imports the file elsewhere has only that apostrophe to take off.
 */
export function csvCell(value: Value): string {
  const text = String(value ?? '');
  const isRisky = FORMULA.test(text) || CONTROL.test(text) || isConverted(text);
  const safe = `${isRisky ? "'" : ''}${text.replace(FORMULA_INSIDE, "$1'")}`;
  return isRisky || /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats lines as in RFC 4180, each with its line ending. */
export function csvLines(rows: readonly (readonly Value[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
