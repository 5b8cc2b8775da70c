/** Reserved names (RFC 2606, RFC 6761) and names of this machine. */
const NOWHERE =
  /(^|\.)(example|example\.(com|net|org)|test|invalid|localhost|local|internal|localdomain)$/i;
const THIS_NETWORK = /^(127\.|0\.0\.0\.0$|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[)/;

/** Whether nobody outside this machine can reach a host with this name. */
export function isNowhere(host: string): boolean {
  return NOWHERE.test(host.replace(/\.$/, '')) || THIS_NETWORK.test(host) || !/[.:]/.test(host);
}

/** Number ranges reserved for drama and documentation, without the `+`. */
const RESERVED = [
  // Ofcom, "Telephone numbers for use in TV and radio drama programmes".
  /^44(113|114|115|116|117|118|121|131|141|151|161)4960\d{3}$/,
  /^441914980\d{3}$/,
  /^442079460\d{3}$/,
  /^442896496\d{3}$/,
  /^442920180\d{3}$/,
  /^441632960\d{3}$/,
  /^447700900\d{3}$/,
  /^448081570\d{3}$/,
  /^449098790\d{3}$/,
  /^443069990\d{3}$/,
  // North America: 555-0100 to 555-0199.
  /^1\d{3}55501\d{2}$/,
];

/** Nigeria reserves no numbers. Its numbers have ten digits after the country code, so shorter ones don't exist. */
const TOO_SHORT = /^234\d{0,9}$/;

/** Whether an international number belongs to nobody: it is reserved for fiction, or doesn't exist. */
export function isFictional(phone: string): boolean {
  const digits = phone
    .replace(/^(\+.*?)\(0\)/, '$1')
    .replace(/\D/g, '')
    .replace(/^00/, '');
  if (!/^[1-9]\d{7,14}$/.test(digits)) return true;
  return TOO_SHORT.test(digits) || RESERVED.some((range) => range.test(digits));
}
