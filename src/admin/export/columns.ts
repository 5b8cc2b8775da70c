import { STATUS_WORDS } from '../../domain/change-words';
import { factFields, type ListedTable, type NamedField, tableFields } from '../../domain/fields';
import { lagosDay, lagosTime } from '../../domain/lagos-time';
import { isKind, KIND_WORDS } from '../../domain/lead-kind';
import { parseTime } from '../../lib/database-time';
import { subscriberState } from '../newsletter/subscriber-state';
import {
  type AnyRow,
  type InboxRow,
  type ListedContact,
  type ListedLead,
  type Subscriber,
  textIn,
} from '../rows/row';
import { capitalized, sourceWords } from '../rows/words';
import type { Value } from './csv';

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
