import type { VisitorTime } from './clock';

/** The place in the name of a time zone: `America/New_York` is "New York". */
export const placeOf = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** What clocks show in a visitor's zone: "03:00 in Chicago", "Wednesday, 22:00 in Honolulu". */
export function theirClock({ otherDay, time }: VisitorTime, zone: string): string {
  return `${otherDay ? `${otherDay.weekday}, ` : ''}${time} in ${placeOf(zone)}`;
}
