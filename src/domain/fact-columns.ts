import '../lib/zod-settings';
import * as z from 'zod/mini';
import { DAY_MS } from '../lib/durations';
import { LEAD_KINDS } from './lead-kind';
import { isZoneName } from './zone';

/** In characters; the database's CHECK constraint has the same. */
export const CONSENT_VERSION_MAX = 40;

/** How far an appointment may be from the moment at which it is stored, in days: PostgreSQL counts a year as 360. */
export const APPOINTMENT_DAYS = { before: 360, after: 1080 } as const;
/** The same for a day without a time. */
export const PREFERRED_DAYS = { before: 366, after: 1096 } as const;

const isInstant = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text));

type Range = { before: number; after: number };

const isWithin = (days: number, { before, after }: Range) => days >= -before && days <= after;

/** The day of an instant in UTC, by which the database counts days. */
const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10);

function isNearMoment(text: string): boolean {
  return isInstant(text) && isWithin((Date.parse(text) - Date.now()) / DAY_MS, APPOINTMENT_DAYS);
}

/** A day that exists, `2026-03-03`: browsers read February 30 as March 2. */
function isNearDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00Z`);
  if (Number.isNaN(at) || utcDay(at) !== text) return false;
  return isWithin((at - Date.parse(utcDay(Date.now()))) / DAY_MS, PREFERRED_DAYS);
}

/** Null if nothing was chosen; absent in entries of older releases, whose words alone say it. */
function fact(isValid: (value: string) => boolean, why: string) {
  return z.optional(z.nullable(z.string().check(z.refine(isValid, why))));
}

/**
 * What a person chose, in columns of their own beside the words that the form sends: those that leads and contacts share
 * and that have a format. Lines of text are `FACT_FIELDS`.
 */
export const FACT_COLUMNS = {
  kind: z.optional(z.nullable(z.enum(LEAD_KINDS))),
  appointment_at: fact(isNearMoment, 'Please choose a time within the next two years.'),
  visitor_zone: fact(isZoneName, 'This is not a time zone.'),
  preferred_date: fact(isNearDay, 'Please choose a day within the next three years.'),
  consent_at: fact(isInstant, 'This is not a time.'),
  consent_version: fact(
    (text) => text.length <= CONSENT_VERSION_MAX && /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(text),
    'This is not a version.',
  ),
};

export type Consent = {
  consent_at?: string | null | undefined;
  consent_version?: string | null | undefined;
};

/** Whether a consent that names a wording also says when it was given. */
export const isConsentDated = ({ consent_at, consent_version }: Consent): boolean =>
  consent_version == null || consent_at != null;
