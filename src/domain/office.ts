import { HOUR_MS } from '../lib/durations';
import { type Day, daysLater, weekdayOf } from './calendar-day';
import { lagosDay } from './lagos-time';
import { hoursOf } from './open-days';

export const OFFICES = ['lagos', 'london'] as const;

/** The office that hosts a consultation. */
export type Office = (typeof OFFICES)[number];

export const CITY: Record<Office, string> = { lagos: 'Lagos', london: 'London' };

/** The public holidays on which each office is closed, with their names. */
export type Closures = Record<Office, Record<Day, string | undefined>>;

/** No consultation starts sooner: two hours of the office's own time, to prepare it. */
const NOTICE_MS = 2 * HOUR_MS;

/** No consultation starts in this hour: see the times in `slot.ts`. */
export const LUNCH = ['13:00', '14:00'] as const;

/** The instant at which clocks in the office's city show this time (`09:00`) on this day. */
export function officeInstant(office: Office, day: Day, time: string): number {
  const offset = office === 'lagos' || isBritishSummer(day) ? '+01:00' : 'Z';
  return Date.parse(`${day}T${time}:00${offset}`);
}

/**
 * Whether British clocks are an hour ahead of UTC during the day. By the law's own rule, so that a slot is right on a
 * device that has no zones, and the first tap on the scheduler does not wait for `Intl`.
 */
export function isBritishSummer(day: Day): boolean {
  return day >= lastSunday(day, '03') && day < lastSunday(day, '10');
}

/** The last Sunday of a month that has 31 days, in the same year. */
function lastSunday(day: Day, month: string): Day {
  const start = `${day.slice(0, 4)}-${month}-`;
  return start + (31 - new Date(`${start}31T00:00Z`).getUTCDay());
}

/** The instant from which an office can host a consultation: the notice later, in its opening hours. */
export function noticeEnds(office: Office, now: number, closures: Closures): number {
  let left = NOTICE_MS;
  for (let ahead = 0; ; ahead++) {
    const day = daysLater(lagosDay(now), ahead);
    const hours = hoursOf(office, weekdayOf(day));
    if (!hours || closures[office][day]) continue;
    const [opens, closes] = hours;
    const from = Math.max(now, officeInstant(office, day, opens));
    const open = officeInstant(office, day, closes) - from;
    if (open >= left) return from + left;
    left -= Math.max(0, open);
  }
}

/** Zones that London's hours suit, and from which it is the cheaper call. */
const NEAR_LONDON = /^(America|Atlantic|Europe|US|Canada)\//;

/** The office whose number is nearer to somebody in a time zone. */
export const nearerOffice = (zone: string): Office => (NEAR_LONDON.test(zone) ? 'london' : 'lagos');
