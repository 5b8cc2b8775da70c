import { emailRule, LIMIT, lineRule, optionalLineRule } from './field-rules';

/** How a column is typed, checked and shown. */
export type ColumnField = {
  /** What the forms call it. */
  label: string;
  kind: 'line' | 'email' | 'phone' | 'text' | 'property';
  /** In characters; the database's CHECK constraint holds the same number. */
  max: number;
  /** What a form says while a required column is empty; an optional one has none. */
  missing?: string;
  /** Added after the first release: entries and copies that older releases left do not have it. */
  isLater?: true | undefined;
  /** What the dashboard and its files call it, if not the label. */
  staffLabel?: string;
  /** What the dashboard says where nothing was given. */
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
  staffLabel: 'E-mail',
  nothing: 'No e-mail given',
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

/**
 * The columns that a person fills in, by table. The one description of each: the rules, the forms, the outbox, the
 * dashboard and its files are made from it, in this order. See "Add a column" in CONTRIBUTING.
 */
export const FIELDS = {
  contacts: {
    name,
    email: { ...email, missing: MISSING_EMAIL },
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
    email: { ...email, missing: MISSING_EMAIL },
    name: { label: 'Name', kind: 'line', max: LIMIT.name, nothing: 'No name given' },
  },
  leads: {
    name: { ...name, missing: 'Please enter a name.' },
    email,
    phone,
    property_interest: property,
    notes: { label: 'Notes', kind: 'text', max: LIMIT.notes },
  },
} as const satisfies Record<string, ColumnFields>;

export type SubmissionTable = keyof typeof FIELDS;
/** A described column with its name. */
export type NamedField = ColumnField & { column: string };

/** The columns of a table that a person fills in, in their order. */
export function tableFields(table: SubmissionTable): NamedField[] {
  return Object.entries<ColumnField>(FIELDS[table]).map(([column, field]) => ({
    column,
    ...field,
  }));
}

/** What the site places by hand in its forms, cards and sheets. */
const PLACED = new Set(['name', 'email', 'phone', 'property_interest', 'message', 'notes']);

/** The columns that have no place of their own in a form or sheet: they follow the others, in their order. */
export function furtherFields(table: SubmissionTable): NamedField[] {
  return tableFields(table).filter(({ column }) => !PLACED.has(column));
}

/** What the browser itself checks of a field. */
export function nativeRule({ kind, max, missing }: ColumnField) {
  const required = missing !== undefined;
  if (kind === 'email') return { ...emailRule, required };
  if (kind === 'text') return { maxLength: max, required };
  return required ? lineRule(max) : optionalLineRule(max);
}
