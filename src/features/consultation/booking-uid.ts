/** A name for a new consultation, unlike any other. */
export function newBookingUid(): string {
  // Like `crypto.randomUUID()`, which is missing where a phone opens the site without TLS.
  const name = crypto.getRandomValues(new Uint32Array(4)).join('-');
  return `${name}@${location.hostname}`;
}

/** What nobody but this device knows, as PostgreSQL reads a UUID. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
