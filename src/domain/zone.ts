import { deviceZone } from '../lib/time-words';
import type { VisitorTime } from './clock';

/** In characters; the database's CHECK has the same number and the same pattern. */
export const ZONE_MAX = 64;
const ZONE = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,3}$/;

/** Whether it has the form of an IANA name, such as `America/Chicago`; not whether there is such a zone. */
export function isZoneName(zone: string): boolean {
  return zone.length <= ZONE_MAX && ZONE.test(zone);
}

/** The device's time zone; null where it has one that nobody else would know. */
export function zoneHere(): string | null {
  const zone = deviceZone();
  return isZoneName(zone) ? zone : null;
}

/** The place in the name of a time zone: `America/New_York` is "New York". */
export const placeOf = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** What clocks show in a visitor's zone: "03:00 in Chicago", "Wednesday, 22:00 in Honolulu". */
export function theirClock({ otherDay, time }: VisitorTime, zone: string): string {
  return `${otherDay ? `${otherDay.weekday}, ` : ''}${time} in ${placeOf(zone)}`;
}
