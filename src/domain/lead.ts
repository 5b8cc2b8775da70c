import type { Submission } from './submission';

export type Lead = Extract<Submission, { table: 'leads' }>;

/** What a device knows of the person who uses it. */
export type Visitor = Pick<Lead, 'name' | 'email' | 'phone'>;

/** What somebody is interested in who did not say so. */
export const GENERAL_INTEREST = 'General Interest';

const NOBODY: Visitor = { name: 'WhatsApp visitor', email: null, phone: null };

/** Whether it says who asked. */
export function isNamed({ name }: Pick<Visitor, 'name'>): boolean {
  return name !== NOBODY.name;
}

/** A lead from a chat link. Nothing is made up for somebody whom the device does not know. */
export function whatsappLead(
  about: Pick<Lead, 'property_interest' | 'property_slug' | 'notes'>,
  visitor: Visitor = NOBODY,
): Lead {
  return { table: 'leads', ...visitor, ...about, source: 'whatsapp' };
}

/** Somebody opened the chat. */
export function chatLead(visitor?: Visitor): Lead {
  return whatsappLead({ property_interest: GENERAL_INTEREST, notes: null }, visitor);
}
