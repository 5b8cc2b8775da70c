/** A unique id for a new consultation. */
export function newBookingUid(): string {
  // Like `crypto.randomUUID()`, which is missing when a phone opens the site without TLS.
  const name = crypto.getRandomValues(new Uint32Array(4)).join('-');
  return `${name}@${location.hostname}`;
}

/** A secret in the form of a UUID, as PostgreSQL parses it. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
