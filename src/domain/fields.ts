import { emailRule, LIMIT, lengthRule, lineRule, optionalLineRule } from './field-rules';

/** How a column is typed, checked and shown. */
export type ColumnField = {
  label: string;
  kind: 'line' | 'email' | 'phone' | 'text' | 'property';
  /** In characters; the database's CHECK constraint holds the same number. */
  max: number;
  /** The error shown while a required column is empty; optional columns have none. */
  missing?: string;
  /** May be absent: entries and staff copies that are older than a column lack it. */
  isLater?: true | undefined;
  /** The label in the dashboard and its files, if different. */
  staffLabel?: string;
  /** What the dashboard shows if nothing was given. */
  nothing?: string;
};

type ColumnFields = Record<string, ColumnField>;

const name = {
  label: 'Name',
  kind: 'line',
  max: LIMIT.name,
  missing: 'Please enter your name.',
} as const satisfies ColumnField;

const email = {
  label: 'Email',
  kind: 'email',
  max: LIMIT.email,
  staffLabel: 'Email',
  nothing: 'No email given',
} as const satisfies ColumnField;

const phone = {
  label: 'Phone',
  kind: 'phone',
  max: LIMIT.phone,
  nothing: 'No phone given',
} as const satisfies ColumnField;

const property = {
  label: 'Property interest',
  kind: 'property',
  max: LIMIT.propertyInterest,
  staffLabel: 'Property',
} as const satisfies ColumnField;

export const MISSING_EMAIL = 'Please enter your email address.';

const requiredEmail = { ...email, missing: MISSING_EMAIL } as const satisfies ColumnField;

/**
 * The columns that a person types into, by table and in order. These are described only here: the rules, the forms, the
 * outbox, the dashboard and its files are all derived from this. See "Add a column" in CONTRIBUTING. What a person chooses
 * is in fact columns as well (`fact-columns.ts`, `submission.ts`), which chips, sheets and files place by hand: see "Add a
 * fact" there.
 */
export const FIELDS = {
  contacts: {
    name,
    email: requiredEmail,
    phone,
    property_interest: property,
    message: {
      label: 'Message',
      kind: 'text',
      max: LIMIT.message,
      missing: 'Please write a message.',
    },
  },
  newsletter_subscribers: {
    email: requiredEmail,
    name: { label: 'Name', kind: 'line', max: LIMIT.name, nothing: 'No name given' },
  },
  // Absent if the watcher is told on a device.
  property_watchers: { email: { ...requiredEmail, isLater: true } },
  leads: {
    name: { ...name, missing: 'Please enter a name.' },
    email,
    phone,
    property_interest: property,
    notes: { label: 'Notes', kind: 'text', max: LIMIT.notes },
  },
} as const satisfies Record<string, ColumnFields>;

export type SubmissionTable = keyof typeof FIELDS;
/** The tables that the dashboard lists, exports and changes. */
export type ListedTable = Exclude<SubmissionTable, 'property_watchers'>;
export type NamedField = ColumnField & { column: string };

/** The columns of a table that a person fills in, in order. */
export function tableFields(table: SubmissionTable): NamedField[] {
  return Object.entries<ColumnField>(FIELDS[table]).map(([column, field]) => ({
    column,
    ...field,
  }));
}

/** The columns that forms, cards and sheets place by hand. */
const PLACED = new Set(['name', 'email', 'phone', 'property_interest', 'message', 'notes']);

/** Whether forms, cards and sheets place a column by hand. */
export const isPlaced = (column: string): boolean => PLACED.has(column);

/** The columns without a place of their own in a form or sheet: they follow the others, in order. */
export function furtherFields(table: SubmissionTable): NamedField[] {
  return tableFields(table).filter(({ column }) => !isPlaced(column));
}

/** The HTML attributes by which the browser itself checks a field. */
export function nativeRule({ kind, max, missing }: ColumnField) {
  const required = missing !== undefined;
  if (kind === 'email') return { ...emailRule, required };
  if (kind === 'text') return { ...lengthRule(max), required };
  return required ? lineRule(max) : optionalLineRule(max);
}
