/** The digits of a phone number as written for people; a leading `+` is kept, the `(0)` after a country code is not. */
function dialled(phone: string): string {
  return phone.replace(/^(\+.*?)\(0\)/, '$1').replace(/(?!^\+)\D/g, '');
}

/** A link that calls. */
export function telLink(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/** A link that opens a WhatsApp chat with the message already typed. */
export function whatsappLink(phone: string, message: string): string {
  // A lone half of a surrogate pair makes encodeURIComponent throw: a pasted message can hold one.
  const text = message.replace(/\p{Surrogate}/gu, '\ufffd');
  return `https://wa.me/${dialled(phone).replace('+', '')}?text=${encodeURIComponent(text)}`;
}

/** A link that starts an e-mail. */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
