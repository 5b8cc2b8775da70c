/** The digits of a phone number as written for people; a leading `+` is kept, the `(0)` after a country code is not. */
function dialled(phone: string): string {
  return phone.replace(/^(\+.*?)\(0\)/, '$1').replace(/(?!^\+)\D/g, '');
}

/** A link that calls. */
export function telLink(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/** A link that opens a WhatsApp chat with the message already typed: in the app, or in the browser where there is none. */
export function whatsappLink(phone: string, message: string): string {
  return `https://wa.me/${chatNumber(phone)}?text=${encoded(message)}`;
}

/** The same for the app alone. A phone opens it without a network, and the message goes out when there is one. */
export function whatsappAppLink(phone: string, message: string): string {
  return `whatsapp://send?phone=${chatNumber(phone)}&text=${encoded(message)}`;
}

/** WhatsApp wants the country code and nothing before it. */
function chatNumber(phone: string): string {
  return dialled(phone).replace('+', '');
}

function encoded(message: string): string {
  // A lone half of a surrogate pair makes encodeURIComponent throw: a pasted message can hold one.
  return encodeURIComponent(message.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** A link that starts an e-mail. */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
