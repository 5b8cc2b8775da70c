/** Returns the digits of a formatted phone number. Keeps a leading `+`, drops the `(0)` after the country code. */
function dialled(phone: string): string {
  return phone.replace(/^(\+.*?)\(0\)/, '$1').replace(/(?!^\+)\D/g, '');
}

export function telLink(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/**
 * Returns a WhatsApp link with the message filled in. It opens the app, or the website where there is no app. Without a
 * number, WhatsApp asks whom to send it to.
 */
export function whatsappLink(phone: string, message: string): string {
  return `https://wa.me/${chatNumber(phone)}?text=${encoded(message)}`;
}

/** Returns the same for the app only. A phone can open it offline; the message is sent once there is a network. */
export function whatsappAppLink(phone: string, message: string): string {
  return `whatsapp://send?${phone && `phone=${chatNumber(phone)}&`}text=${encoded(message)}`;
}

/** Returns the number as WhatsApp expects it: the country code without a prefix. */
function chatNumber(phone: string): string {
  return dialled(phone).replace('+', '');
}

function encoded(message: string): string {
  // `encodeURIComponent` throws on an unpaired surrogate, which pasted text may contain.
  return encodeURIComponent(message.replace(/\p{Surrogate}/gu, '\ufffd'));
}

export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
