import { GENERAL_INTEREST, type Lead, leadFrom, type Visitor } from '../../domain/lead';
import type { Submission } from '../../domain/submission';

export function contact(message = 'Is it still free?'): Submission & { table: 'contacts' } {
  return {
    table: 'contacts',
    name: 'Ada Obi',
    email: 'ada@example.com',
    phone: null,
    message,
    property_interest: 'Citadel Views',
  };
}

export function viewing(phone = '+2348035550142'): Submission & { table: 'leads' } {
  return {
    table: 'leads',
    name: 'Ada Obi',
    email: null,
    phone,
    property_interest: 'Bloom Towers',
    property_slug: 'bloom-towers',
    notes: 'Interest: Not said\nConsent: agreed to be contacted',
    source: 'viewing',
  };
}

export function chatLead(visitor?: Visitor): Lead {
  return leadFrom('whatsapp', { property_interest: GENERAL_INTEREST, notes: null }, visitor);
}

export const subscription: Submission = {
  table: 'newsletter_subscribers',
  email: 'ada@example.com',
  name: null,
};
