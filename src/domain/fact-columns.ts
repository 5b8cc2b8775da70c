import '../lib/zod-settings';
import * as z from 'zod/mini';
import { LEAD_KINDS } from './lead-kind';
import { isZoneName } from './zone';

/** In characters; the database's CHECK constraint has the same. */
export const CONSENT_VERSION_MAX = 40;

const isInstant = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text));

/** A day that exists, `2026-03-03`: browsers read February 30 as March 2. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/** Null if nothing was chosen; absent in entries of older releases, whose words alone say it. */
function fact(isValid: (value: string) => boolean, why: string) {
  return z.optional(z.nullable(z.string().check(z.refine(isValid, why))));
}

/**
 * What a person chose, in columns of their own beside the words that the form sends: those that leads and contacts share
 * and that have a format. Lines of text are `FACT_FIELDS`. Whether a time is near is the database's to say: the device's clock
 * may be wrong by years.
 */
export const FACT_COLUMNS = {
  kind: z.optional(z.nullable(z.enum(LEAD_KINDS))),
  appointment_at: fact(isInstant, 'This is not a time.'),
  visitor_zone: fact(isZoneName, 'This is not a time zone.'),
  preferred_date: fact(isDay, 'This is not a day.'),
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
