import { daysLater } from '../../domain/calendar-day';
import type { PendingChange } from '../../domain/change';
import {
  type ColumnField,
  FACT_FIELDS,
  FIELDS,
  furtherFields,
  type ListedTable,
} from '../../domain/fields';
import { isKnownOrNot, withKnownName } from '../../domain/known';
import { lagosDay } from '../../domain/lagos-time';
import { isKind } from '../../domain/lead-kind';
import { type InboxTable, isLeadStatus } from '../../domain/staff-event';
import { readNotes } from '../../domain/viewing';
import { flag, maybe, nullable, object, type Shape, type ShapeOf, text } from '../../lib/shape';

const maybeText = nullable(text);

function shapeOf({ missing, isLater }: ColumnField): Shape<string | null | undefined> {
  if (missing !== undefined) return text;
  return isLater ? maybe(maybeText) : maybeText;
}

/** Null where nothing was given; absent in copies that are older than the column. */
type ValueOf<F> = F extends { missing: string }
  ? string
  : F extends { isLater: true }
    ? string | null | undefined
    : string | null;

/** Returns the shapes of the columns that people fill in, or choose. */
function shapesOf<F extends Record<string, ColumnField>>(fields: F) {
  const entries = Object.entries(fields).map(([column, field]) => [column, shapeOf(field)]);
  // `Object.fromEntries` loses which column has which shape; the cast restores it.
  return Object.fromEntries(entries) as { [K in keyof F]: Shape<ValueOf<F[K]>> };
}

/** What the dashboard reads of a row: its columns, and how to recognise it. */
function rowWith<F extends Record<string, Shape<unknown>>>(columns: F) {
  return { columns: Object.keys(columns).join(), isRow: object(columns) };
}

/** What a person chose, and what the staff set by their events. */
const inbox = {
  property_slug: maybeText,
  kind: maybeText,
  appointment_at: maybeText,
  appointment_state: maybeText,
  host: maybeText,
  visitor_zone: maybeText,
  preferred_date: maybeText,
  assignee: maybeText,
  follow_up_on: maybeText,
  merged_into: maybeText,
  known: isKnownOrNot,
  first_answered_at: maybeText,
  consent_at: maybeText,
  consent_version: maybeText,
};

export const leadRow = rowWith({
  id: text,
  ...shapesOf(FIELDS.leads),
  ...inbox,
  ...shapesOf(FACT_FIELDS.leads),
  office: maybeText,
  captured_by: maybeText,
  status: isLeadStatus,
  source: text,
  captured_at: text,
  created_at: text,
  updated_at: text,
});

export const contactRow = rowWith({
  id: text,
  ...shapesOf(FIELDS.contacts),
  ...inbox,
  ...shapesOf(FACT_FIELDS.contacts),
  status: isLeadStatus,
  captured_at: text,
  created_at: text,
});

export const subscriberRow = rowWith({
  id: text,
  ...shapesOf(FIELDS.newsletter_subscribers),
  is_active: flag,
  subscribed_at: text,
  unsubscribed_at: maybeText,
  resubscribed_at: maybeText,
  pending_since: maybeText,
  confirmed_at: maybeText,
  known: isKnownOrNot,
});

/** The rows of the three lists, with the columns that the dashboard reads. */
export type ListedLead = ShapeOf<typeof leadRow.isRow>;
export type ListedContact = ShapeOf<typeof contactRow.isRow>;
export type Subscriber = ShapeOf<typeof subscriberRow.isRow>;
/** Rows that somebody takes care of. */
export type InboxRow = ListedLead | ListedContact;
export type AnyRow = InboxRow | Subscriber;

/** Whether somebody works on a row: nobody does on a subscriber's. */
export const isWorkedOn = (row: AnyRow): row is InboxRow => 'assignee' in row;

/** What is needed to show a row, besides its columns. */
export type RowContext<Row> = {
  /** The row as the database returned it, without pending changes. */
  stored: Row;
  changes: readonly PendingChange[];
  onOpen: () => void;
  onClose: () => void;
  /** Missing for whoever may not delete it. */
  onRemove?: (() => void) | undefined;
};

/** Nobody is reminded of a merged row's step for longer. */
const MERGED_DAYS = 30;

/** Whether a row's next step is of today or before, as the database decides. */
export function isDue({ follow_up_on, merged_into }: InboxRow, now: number): boolean {
  const today = lagosDay(now);
  if (!follow_up_on || follow_up_on > today) return false;
  return !merged_into || follow_up_on > daysLater(today, -MERGED_DAYS);
}

/** Returns when the database stored a row, in the database's format. */
export function timeOf(row: AnyRow): string {
  return 'subscribed_at' in row ? row.subscribed_at : row.created_at;
}

/** Returns the heading of a row and of its sheet. */
export function titleOf({ name, email }: Pick<AnyRow, 'name' | 'email'>): string {
  return name ?? email ?? '';
}

/** Returns the person a row is about, as named in messages and on buttons. */
export function personName(row: AnyRow): string {
  return 'is_active' in row && !row.known?.known_as
    ? row.email
    : titleOf(withKnownName<AnyRow>(row));
}

/** The text in a column by its name. */
export function textIn(row: object, column: string): string | undefined {
  const value: unknown = Reflect.get(row, column);
  return typeof value === 'string' && value ? value : undefined;
}

/** What was given in the columns that a row of a list doesn't place by hand. Long texts are on its sheet. */
export function furtherValues(table: ListedTable, row: AnyRow): (string | null)[] {
  return furtherFields(table).flatMap(({ column, kind }) =>
    kind === 'text' ? [] : [textIn(row, column) ?? null],
  );
}

/** Whether the text of a row was put together by a form of ours, around what the visitor said. */
export const isGeneratedMessage = (table: InboxTable, { kind }: Pick<InboxRow, 'kind'>): boolean =>
  table === 'leads' ? isKind(kind) : kind === 'tour' || kind === 'video';

/** A lead's text without the answers that its chips show already: of somebody met at a viewing, what the agent noted. */
export function noteOf({ source, notes }: Pick<ListedLead, 'source' | 'notes'>): string {
  return source === 'viewing' ? readNotes(notes ?? '').notes : (notes ?? '');
}
