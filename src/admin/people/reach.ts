import { staffMessages } from '../../content/staff-messages';
import { viewingProperties } from '../../content/viewing';
import { isNamed } from '../../domain/lead';
import { nameFor } from '../../domain/person-name';
import { toE164 } from '../../lib/e164';
import { mailLink, telLink, whatsappAppLink, whatsappLink } from '../../lib/phone-link';
import { plainDigits } from '../../lib/plain-digits';
import { propertyText } from '../rows/property';
import type { AnyRow, ListedLead } from '../rows/row';

/** Whoever can be reached: a row of a list, or what is known of one. */
export type Person = Pick<AnyRow, 'name' | 'email'> &
  Partial<
    Pick<ListedLead, 'phone' | 'visitor_zone' | 'property_interest' | 'property_slug' | 'known'>
  >;

/**
 * Returns links that reach somebody in one tap; those that can't work are missing. Offline it links to the WhatsApp app:
 * the other link is a page to fetch.
 */
export function reachOf(person: Person, isOffline: boolean) {
  const email = person.email ?? person.known?.also_email;
  const number = plainDigits(numberOf(person) ?? '');
  const property = propertyOf(person);
  const message = staffMessages.first(ownName(person), property);
  const chat = chatWith(number, message, isOffline);
  return {
    ...(/\d{3}/.test(number) && { call: telLink(number) }),
    ...(chat && { whatsapp: chat }),
    ...(email && { email: letterTo(email, staffMessages.subject(property), message) }),
  };
}

/**
 * Returns the number with its country, if the zone in which it was typed says which. One of no country is perhaps
 * mistyped: that which the staff know counts then, or else it stays as it was typed.
 */
export const numberOf = ({
  phone,
  visitor_zone,
  known,
}: Pick<Person, 'phone' | 'visitor_zone' | 'known'>) =>
  (phone && toE164(phone, visitor_zone ?? '')) || known?.also_phone || phone;

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

/** A link to a letter with this subject and text. */
export function letterTo(address: string, subject: string, body: string): string {
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
