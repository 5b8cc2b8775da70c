import { staffMessages } from '../../content/staff-messages';
import { viewingProperties } from '../../content/viewing';
import { isNamed } from '../../domain/lead';
import { nameFor } from '../../domain/person-name';
import { toE164 } from '../../lib/e164';
import { mailLink, telLink, whatsappAppLink, whatsappLink } from '../../lib/phone-link';
import { propertyText } from '../rows/property';
import type { AnyRow, ListedLead } from '../rows/row';

/** Whoever can be reached: a row of a list, or what is known of one. */
export type Person = Pick<AnyRow, 'name' | 'email'> &
  Partial<Pick<ListedLead, 'phone' | 'property_interest' | 'property_slug'>>;

/**
 * Returns links that reach somebody in one tap; those that can't work are missing. Offline it links to the WhatsApp app:
 * the other link is a page to fetch.
 */
export function reachOf(person: Person, isOffline: boolean) {
  const { phone, email } = person;
  const property = propertyOf(person);
  const message = staffMessages.first(ownName(person), property);
  const chat = chatWith(phone, message, isOffline);
  return {
    ...(phone && /\d{3}/.test(phone) && { call: telLink(toE164(phone) ?? phone) }),
    ...(chat && { whatsapp: chat }),
    ...(email && { email: letterTo(email, staffMessages.subject(property), message) }),
  };
}

/**
 * Returns a link to a chat with this message; undefined without a number that has a country code, since WhatsApp accepts
 * no other.
 */
export function chatWith(
  phone: string | null | undefined,
  message: string,
  isOffline: boolean,
): string | undefined {
  const number = phone ? toE164(phone) : undefined;
  return number && (isOffline ? whatsappAppLink : whatsappLink)(number, message);
}

/** Returns the name that a message calls somebody by; empty for whoever gave none, or no name. */
export function ownName({ name }: Person): string {
  return name && isNamed({ name }) ? nameFor(name) : '';
}

function letterTo(address: string, subject: string, body: string): string {
  // Doesn't throw: the database accepts no half of a surrogate pair.
  const [about, words] = [subject, body].map(encodeURIComponent);
  return `${mailLink(address)}?subject=${about}&body=${words}`;
}

/**
 * Returns one of our properties, or another that can be toured; empty for any other text, which no message of ours may
 * contain.
 */
export function propertyOf(person: Pick<Person, 'property_interest' | 'property_slug'>): string {
  const named = propertyText(person) ?? '';
  return viewingProperties.includes(named) ? named : '';
}
