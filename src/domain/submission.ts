import '../lib/zod-settings';
import * as z from 'zod/mini';
import { cleanAddress } from '../lib/address';
import { toE164 } from '../lib/e164';
import { tooLong } from '../lib/english';
import { type FieldErrors, fieldErrors } from '../lib/field-errors';
import { isSeen, quietLine, storable } from '../lib/storable';
import { deviceZone } from '../lib/time-words';
import { type Consent, FACT_COLUMNS, isConsentDated } from './fact-columns';
import { EMAIL_PATTERN, LIMIT, SLUG_PATTERN } from './field-rules';
import {
  type ColumnField,
  FACT_FIELDS,
  FIELDS,
  MISSING_EMAIL,
  type SubmissionTable,
} from './fields';
import { OFFICES } from './office';
import { zoneHere } from './zone';

type TextSchema = z.ZodMiniType<string | null>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters on purpose
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** No control characters: a line break in a name allows forged mail headers. */
const onOneLine = z.refine<string>(
  (value) => !CONTROL.test(value),
  'Please keep this on one line.',
);

/** What is kept of a text: without what can't be stored, and what nobody sees and would only disturb. */
const KEPT: Partial<Record<ColumnField['kind'], (text: string) => string>> = {
  text: (text) => text,
  email: cleanAddress,
};

/** A trimmed text. If it is optional, one of which nothing is seen becomes null, as the database stores it. */
function textSchema({
  kind,
  max,
  missing,
}: Pick<ColumnField, 'kind' | 'max' | 'missing'>): TextSchema {
  const isShort = z.maxLength(max, { error: ({ input }) => tooLong(String(input), max) });
  const isLine = kind === 'text' ? [] : [onOneLine];
  const kept = (value: string) => (KEPT[kind] ?? quietLine)(storable(value)).trim();
  if (missing === undefined) {
    const orNull = (text: string) => (isSeen(text) ? text : null);
    return z.pipe(
      z.pipe(
        z.nullable(z.string()),
        z.transform((value) => orNull(kept(value ?? ''))),
      ),
      z.nullable(z.string().check(isShort, ...isLine)),
    );
  }
  return z.pipe(
    z.pipe(z.string(), z.transform(kept)),
    z.string().check(z.refine(isSeen, missing), isShort, ...isLine),
  );
}

function emailSchema(field: ColumnField): TextSchema {
  const isEmail = z.regex(
    new RegExp(`^${EMAIL_PATTERN}$`, 'u'),
    'Please enter a valid email address, like name@example.com.',
  );
  const schema = z.pipe(
    textSchema({ missing: MISSING_EMAIL, ...field }),
    z.string().check(z.toLowerCase(), isEmail),
  );
  return field.missing === undefined ? z.nullable(schema) : schema;
}

/** Stored in E.164 if its country is known, otherwise as typed: it is optional, and no enquiry is refused because of it. */
function phoneSchema(field: ColumnField): TextSchema {
  return z.pipe(
    textSchema(field),
    z.transform((typed) => typed && (toE164(typed, deviceZone()) ?? typed)),
  );
}

const SCHEMAS: Partial<Record<ColumnField['kind'], (field: ColumnField) => TextSchema>> = {
  email: emailSchema,
  phone: phoneSchema,
};

function schemaOf(field: ColumnField) {
  const schema = (SCHEMAS[field.kind] ?? textSchema)(field);
  return field.isLater ? z.optional(schema) : schema;
}

type SchemaOf<F> = F extends { isLater: true }
  ? z.ZodMiniOptional<z.ZodMiniType<string | null>>
  : z.ZodMiniType<F extends { missing: string } ? string : string | null>;

function columnsOf<F extends Record<string, ColumnField>>(fields: F) {
  const entries = Object.entries(fields).map(([column, field]) => [column, schemaOf(field)]);
  // `Object.fromEntries` loses which column has which schema; the cast to `SchemaOf` restores it.
  return Object.fromEntries(entries) as { [K in keyof F]: SchemaOf<F[K]> };
}

const slug = z.string().check(z.regex(SLUG_PATTERN), z.maxLength(LIMIT.propertySlug));

/** The slug of the property it is about, whatever label the form shows. Entries from older releases lack it. */
const propertySlug = z.optional(z.nullable(slug));

const consentIsDated = z.refine<Consent>(isConsentDated, {
  path: ['consent_version'],
  error: 'It is not known when this was agreed to.',
});

/** A message from a visitor: the contact form, or a tour request. */
export const ContactSchema = z
  .object({
    table: z.literal('contacts'),
    ...columnsOf(FIELDS.contacts),
    property_slug: propertySlug,
    ...FACT_COLUMNS,
    ...columnsOf(FACT_FIELDS.contacts),
  })
  .check(consentIsDated);

export const SubscriptionSchema = z.object({
  table: z.literal('newsletter_subscribers'),
  ...columnsOf(FIELDS.newsletter_subscribers),
});

/** A device's address at its browser's push service, and the keys to encrypt messages to it. */
const pushColumn = z.optional(z.string().check(z.maxLength(LIMIT.endpoint)));

/** A request to be told when a property changes: by e-mail, or on this device. */
export const WatchSchema = z.object({
  table: z.literal('property_watchers'),
  ...columnsOf(FIELDS.property_watchers),
  property_slug: slug,
  endpoint: pushColumn,
  p256dh: pushColumn,
  auth: pushColumn,
});

/** A potential customer: from a chat, a call, the scheduler or a viewing. */
export const LeadSchema = z
  .object({
    table: z.literal('leads'),
    ...columnsOf(FIELDS.leads),
    property_slug: propertySlug,
    ...FACT_COLUMNS,
    ...columnsOf(FACT_FIELDS.leads),
    /** The office that hosts a consultation; Lagos if none is named. */
    office: z.optional(z.nullable(z.enum(OFFICES))),
    source: z.enum(['contact_form', 'newsletter', 'whatsapp', 'call', 'viewing']),
  })
  .check(consentIsDated);

/** What a person sends. `table` names the database table; the other fields are its columns. */
export const SubmissionSchema = z.discriminatedUnion('table', [
  ContactSchema,
  SubscriptionSchema,
  WatchSchema,
  LeadSchema,
]);

export type Contact = z.infer<typeof ContactSchema>;
export type Subscription = z.infer<typeof SubscriptionSchema>;
export type Submission = z.infer<typeof SubmissionSchema>;
/** The columns of a table that people fill in. */
export type Columns<T extends SubmissionTable> = Pick<
  Extract<Submission, { table: T }>,
  keyof (typeof FIELDS)[T] & keyof Extract<Submission, { table: T }>
>;

declare const isChecked: unique symbol;

/**
 * A submission that has been checked; the outbox takes nothing else. The rules have accepted it, unless they could not be
 * loaded: then the database checks it.
 */
export type Checked<T extends Submission> = T & { readonly [isChecked]: true };

/** The result of a check. `isUnchecked`: the rules could not be loaded. */
export type Check<T> =
  | { data: T; errors?: undefined; isUnchecked?: true }
  | { data?: undefined; errors: FieldErrors };

/** With a number whose country is not known, the staff see where it was typed. */
function withZone<T extends Submission>(submission: T): T {
  if (!('phone' in submission) || !submission.phone || toE164(submission.phone)) return submission;
  return { ...submission, visitor_zone: submission.visitor_zone ?? zoneHere() };
}

/** Validates a submission and normalises it to the form that is stored. */
export function applyRules<T extends Submission>(typed: T): Check<Checked<T>> {
  const { success, data, error } = SubmissionSchema.safeParse(typed);
  if (!success) return { errors: fieldErrors(error.issues) };
  // A schema returns the same variant that it was given; `table` distinguishes them.
  return { data: withZone(data as Checked<T>) };
}
