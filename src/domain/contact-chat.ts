import type { Lead } from './lead';
import type { Contact } from './submission';

/** An enquiry as a chat message, for when this device can't save it. */
export function contactAsChat(contact: Contact | Lead): string {
  return [
    contact.property_interest && `About: ${contact.property_interest}`,
    contact.table === 'contacts' ? contact.message : contact.notes,
    [contact.name, contact.email, contact.phone].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join('\n\n');
}
