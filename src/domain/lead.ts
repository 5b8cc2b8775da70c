import type { Submission } from './submission';

export type Lead = Extract<Submission, { table: 'leads' }>;

/** What a device knows about its user. */
export type Visitor = Pick<Lead, 'name' | 'email' | 'phone'>;

/** The interest recorded when none was given. */
export const GENERAL_INTEREST = 'General Interest';

const NOBODY: Visitor = { name: 'WhatsApp visitor', email: null, phone: null };

export function isNamed({ name }: Pick<Visitor, 'name'>): boolean {
  return name !== NOBODY.name;
}

/** A lead from a chat link. An unknown visitor's fields stay empty. */
export function whatsappLead(
  about: Pick<Lead, 'property_interest' | 'property_slug' | 'notes'>,
  visitor: Visitor = NOBODY,
): Lead {
  return { table: 'leads', ...visitor, ...about, source: 'whatsapp' };
}

export function chatLead(visitor?: Visitor): Lead {
  return whatsappLead({ property_interest: GENERAL_INTEREST, notes: null }, visitor);
}
