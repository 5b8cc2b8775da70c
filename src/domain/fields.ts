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
  /** Lists show it at a glance. */
  isChip?: true;
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
 * outbox, the dashboard and its files are all derived from this. See "Add a column" in CONTRIBUTING.
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

const subject = { label: 'Subject', kind: 'line', max: 150, isLater: true } as const;

/**
 * What a person chooses, in columns of their own beside the words that the form sends. A form sets them; rules, chips, sheets
 * and files follow from here. Those with a format of their own are in `fact-columns.ts`.
 */
export const FACT_FIELDS = {
  contacts: { subject },
  leads: {
    subject,
    budget: { label: 'Budget', kind: 'line', max: 100, isLater: true, isChip: true },
    interest: { label: 'Looking for', kind: 'line', max: 100, isLater: true, isChip: true },
    agent: { label: 'Captured by', kind: 'line', max: 100, isLater: true },
  },
} as const satisfies Record<string, ColumnFields>;

const named = (fields: ColumnFields): NamedField[] =>
  Object.entries(fields).map(([column, field]) => ({ column, ...field }));

/** The columns of a table that a person fills in, in order. */
export const tableFields = (table: SubmissionTable): NamedField[] => named(FIELDS[table]);

/** The columns of a table that say in a line what a person chose, in order. */
export const factFields = (table: keyof typeof FACT_FIELDS): NamedField[] =>
  named(FACT_FIELDS[table]);

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
