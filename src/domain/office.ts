import { HOUR_MS } from '../lib/durations';
import { type Day, daysLater, weekdayOf } from './calendar-day';
import { lagosDay } from './lagos-time';

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

/** When consultations begin and end. London stays for the evening on weekdays, when it is afternoon in the Americas. */
const WEEKDAY = { lagos: ['09:00', '18:00'], london: ['09:00', '21:00'] } as const;
const SATURDAY = ['10:00', '16:00'] as const;

/** When an office's consultations begin and end on a weekday (0: Sunday) that is no holiday; undefined if it stays closed. */
export function hoursOf(
  office: keyof typeof WEEKDAY,
  weekday: number,
): readonly [string, string] | undefined {
  if (weekday === 0) return undefined;
  return weekday === 6 ? SATURDAY : WEEKDAY[office];
}

/** When either office answers its telephone on a weekday that is no holiday, as every page says. In London's evening only consultations are held. */
export const callHoursOf = (weekday: number) => hoursOf('lagos', weekday);

/**
 * Whether an office is open on a day: neither a Sunday nor a public holiday.
 * @param closures the office's holidays
 */
export function isOpenOn(day: Day, closures: Record<Day, string | undefined>): boolean {
  return weekdayOf(day) !== 0 && !closures[day];
}

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
