import type { Submission } from './submission';

export type Lead = Extract<Submission, { table: 'leads' }>;

/** What a device knows about its user. */
export type Visitor = Pick<Lead, 'name' | 'email' | 'phone'>;

type LeadSubject = Pick<
  Lead,
  | 'property_interest'
  | 'property_slug'
  | 'notes'
  | 'kind'
  | 'appointment_at'
  | 'office'
  | 'visitor_zone'
  | 'preferred_date'
>;

/** The interest recorded when none was given. */
export const GENERAL_INTEREST = 'General Interest';

/** What stands in for the name of somebody unknown, by the lead's source. The database's `known_of()` has the same words. */
const NOBODY = { whatsapp: 'WhatsApp visitor', call: 'Caller' };

/** Whether a lead or row has somebody's own name. */
export function isNamed({ name }: { name: string }): boolean {
  return !Object.values(NOBODY).includes(name);
}

/**
 * A lead from somebody who asked for a chat or a call. What is not known of them stays empty; a name is always there.
 */
export function leadFrom(
  source: keyof typeof NOBODY,
  about: LeadSubject,
  visitor?: Partial<Visitor>,
): Lead {
  const nobody = { name: NOBODY[source], email: null, phone: null };
  return { table: 'leads', ...nobody, ...visitor, ...about, source };
}
