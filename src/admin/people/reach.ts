import { staffMessages } from '../../content/staff-messages';
import { viewingProperties } from '../../content/viewing';
import { toE164 } from '../../lib/e164';
import { mailLink, telLink, whatsappAppLink, whatsappLink } from '../../lib/phone-link';
import { propertyText } from '../rows/property';

type Person = {
  name: string | null;
  email: string | null;
  phone?: string | null;
  property_interest?: string | null;
  property_slug?: string | null | undefined;
};

/** Links that reach somebody in one tap; one that is missing leads nowhere. */
export type Reach = { call?: string; whatsapp?: string; email?: string };

/** A chat click of somebody whom the device did not know. */
const NO_NAME = 'WhatsApp visitor';

/**
 * How somebody can be reached.
 * @param isOffline WhatsApp then by its app alone: the other link is a page, which would have to be fetched
 */
export function reachOf(person: Person, isOffline: boolean): Reach {
  const { phone, email } = person;
  const property = propertyOf(person);
  const message = staffMessages.first(nameOf(person), property);
  // WhatsApp takes only numbers with their country.
  const number = phone ? toE164(phone) : undefined;
  const link = isOffline ? whatsappAppLink : whatsappLink;
  return {
    ...(phone && /\d{3}/.test(phone) && { call: telLink(number ?? phone) }),
    ...(number && { whatsapp: link(number, message) }),
    ...(email && { email: letterTo(email, staffMessages.subject(property), message) }),
  };
}

function letterTo(address: string, subject: string, body: string): string {
  return `${mailLink(address)}?subject=${encoded(subject)}&body=${encoded(body)}`;
}

/** Texts of the database are well-formed; half a surrogate pair would throw. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

function nameOf({ name }: Person): string {
  return name && name !== NO_NAME ? name : '';
}

/** A property of ours, or one of the others that can be toured; any other words name none. */
function propertyOf(person: Person): string {
  const named = propertyText(person) ?? '';
  return viewingProperties.includes(named) ? named : '';
}
