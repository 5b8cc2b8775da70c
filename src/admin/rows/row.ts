import { LEAD_STATUSES, type PendingChange } from '../../domain/change';
import { type ColumnField, FIELDS } from '../../domain/fields';
import {
  flag,
  maybe,
  nullable,
  object,
  oneOf,
  type Shape,
  type ShapeOf,
  text,
} from '../../lib/shape';

type ValueOf<F> = F extends { missing: string }
  ? string
  : F extends { isLater: true }
    ? string | null | undefined
    : string | null;

function shapeOf({ missing, isLater }: ColumnField): Shape<string | null | undefined> {
  if (missing !== undefined) return text;
  return isLater ? maybe(nullable(text)) : nullable(text);
}

/** Returns the shapes of the columns that people fill in. */
function shapesOf<F extends Record<string, ColumnField>>(fields: F) {
  const entries = Object.entries(fields).map(([column, field]) => [column, shapeOf(field)]);
  // `Object.fromEntries` loses which column has which shape; the cast restores it.
  return Object.fromEntries(entries) as { [K in keyof F]: Shape<ValueOf<F[K]>> };
}

/** A column that an older release's copies lack. */
const later = maybe(nullable(text));

/** The columns that the dashboard reads, with their shapes. */
export const leadColumns = {
  id: text,
  ...shapesOf(FIELDS.leads),
  property_slug: later,
  status: oneOf(...LEAD_STATUSES),
  source: text,
  captured_at: text,
  created_at: text,
  updated_at: text,
};

export const contactColumns = {
  id: text,
  ...shapesOf(FIELDS.contacts),
  property_slug: later,
  captured_at: text,
  created_at: text,
};

export const subscriberColumns = {
  id: text,
  ...shapesOf(FIELDS.newsletter_subscribers),
  is_active: flag,
  subscribed_at: text,
  unsubscribed_at: later,
  resubscribed_at: later,
  pending_since: later,
  confirmed_at: later,
};

export const isLead = object(leadColumns);
export const isContact = object(contactColumns);
export const isSubscriber = object(subscriberColumns);

/** The rows of the three lists, with the columns that the dashboard reads. */
export type ListedLead = ShapeOf<typeof isLead>;
export type ListedContact = ShapeOf<typeof isContact>;
export type Subscriber = ShapeOf<typeof isSubscriber>;
export type AnyRow = ListedLead | ListedContact | Subscriber;

/** What is needed to show a row, besides its columns. */
export type RowContext<Row> = {
  /** The row as the database returned it, without pending changes. */
  stored: Row;
  changes: readonly PendingChange[];
  onOpen: () => void;
  onRemove: () => void;
};

/** Returns the heading of a row and of its sheet. */
export function titleOf({ name, email }: AnyRow): string {
  return name ?? email ?? '';
}

/** Returns the person a row is about, as named in messages and on buttons. */
export function nameOf(row: AnyRow): string {
  return 'is_active' in row ? row.email : row.name;
}
