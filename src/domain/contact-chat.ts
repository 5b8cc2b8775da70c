import type { Contact } from './submission';

/** An enquiry as a chat message, for when this device can't save it. */
export function contactAsChat(contact: Contact): string {
  return [
    contact.property_interest && `About: ${contact.property_interest}`,
    contact.message,
    [contact.name, contact.email, contact.phone].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join('\n\n');
}
