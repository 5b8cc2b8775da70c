/** In characters; the database's CHECK has the same number and the same pattern. */
export const ZONE_MAX = 64;
const ZONE = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,3}$/;

/** Whether it has the form of an IANA name, such as `America/Chicago`; not whether there is such a zone. */
export function isZoneName(zone: string): boolean {
  return zone.length <= ZONE_MAX && ZONE.test(zone);
}
