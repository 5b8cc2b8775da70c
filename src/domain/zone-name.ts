/** In characters; the database's CHECK has the same number and the same pattern. */
export const ZONE_MAX = 64;
const ZONE = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,3}$/;

/** Whether it has the form of an IANA name, such as `America/Chicago`; not whether there is such a zone. */
export function isZoneName(zone: string): boolean {
  return zone.length <= ZONE_MAX && ZONE.test(zone);
}

const known = new Map<string, boolean>();

/**
 * Whether the device knows a zone of this name, so that it can tell the time there. A stored one may be anybody's, such
 * as `constructor` or `A+99`.
 */
export function isKnownZone(zone: string): boolean {
  const isKnown = known.get(zone) ?? (isZoneName(zone) && hasClock(zone));
  known.set(zone, isKnown);
  return isKnown;
}

function hasClock(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}
