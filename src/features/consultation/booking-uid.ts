/** A name for a new consultation, unlike any other. */
export function newBookingUid(): string {
  // Like `crypto.randomUUID()`, which is missing where a phone opens the site without TLS.
  const name = crypto.getRandomValues(new Uint32Array(4)).join('-');
  return `${name}@${location.hostname}`;
}
