import { hostNow } from '../../device/clock';
import { toE164 } from '../../lib/e164';
import { mailLink, telLink, whatsappAppLink, whatsappLink } from '../../lib/phone-link';
import { plainDigits } from '../../lib/plain-digits';
import type { AnyRow, ListedLead } from '../rows/row';
import { type Message, messagesFor, type Reason } from './messages';

/** Whoever can be reached: a row of a list, or what is known of one. */
export type Person = Pick<AnyRow, 'name' | 'email'> &
  Reason &
  Partial<Pick<ListedLead, 'phone' | 'known'>>;

/**
 * Returns links that reach somebody in one tap; those that can't work are missing. Offline it links to the WhatsApp app:
 * the other link is a page to fetch.
 * @param message the text; if omitted, the one that their row's state asks for
 */
export function reachOf(
  person: Person,
  isOffline: boolean,
  { subject, text }: Message = messagesFor(person, hostNow())[0],
) {
  const email = person.email ?? person.known?.also_email;
  const number = plainDigits(numberOf(person) ?? '');
  const chat = chatWith(number, text, isOffline);
  return {
    ...(/\d{3}/.test(number) && { call: telLink(number) }),
    ...(chat && { whatsapp: chat }),
    ...(email && { email: letterTo(email, subject, text) }),
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

/** A link to a letter with this subject and text. */
export function letterTo(address: string, subject: string, body: string): string {
  // Doesn't throw: the database accepts no half of a surrogate pair.
  const [about, words] = [subject, body].map(encodeURIComponent);
  return `${mailLink(address)}?subject=${about}&body=${words}`;
}
