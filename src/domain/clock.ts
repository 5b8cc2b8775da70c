import { tzOffset } from '@date-fns/tz/tzOffset';
import { longDate, weekdayName } from '../lib/english';
import type { Day } from './calendar-day';

/** The day and time (`09:00`) that clocks show at an instant. */
type Clock = { day: Day; time: string };

/** What the visitor's clock shows at an instant, with the weekday if it isn't the same day as in Lagos. */
type VisitorTime = Clock & { otherDay?: { weekday: string; isBefore: boolean } };

const MINUTE_MS = 60_000;

/** West Africa Time is an hour ahead of UTC all year: Nigeria has no daylight saving time. */
const LAGOS = { offset: '+01:00', minutes: 60 };

/** The day in Lagos, whatever the device's time zone. */
export function lagosDay(at: number): Day {
  return clockAt(at, LAGOS.minutes).day;
}

/** What clocks in Lagos show: `09:00`. */
export function lagosTime(at: number): string {
  return clockAt(at, LAGOS.minutes).time;
}

/** The instant at which clocks in Lagos show this time (`09:00`) on this day. */
export function lagosInstant(day: Day, time: string): number {
  return Date.parse(`${day}T${time}:00${LAGOS.offset}`);
}

export function visitorZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** What clocks in an IANA zone show; null if it is the same as in Lagos, or if the browser does not know the zone. */
export function visitorTime(at: number, zone: string): VisitorTime | null {
  const offset = tzOffset(zone, new Date(at));
  // Chromium reports `Etc/Unknown`, which has no offset, on devices without a zone.
  if (Number.isNaN(offset) || offset === LAGOS.minutes) return null;
  const visitor = clockAt(at, offset);
  const day = lagosDay(at);
  if (visitor.day === day) return visitor;
  const otherDay = { weekday: weekdayName(visitor.day), isBefore: visitor.day < day };
  return { ...visitor, otherDay };
}

/** Beside the visitor's time: `10:00 Lagos time`, or `Monday, the day before, 09:00 Lagos time`. */
export function besideText({ otherDay }: VisitorTime, time: string): string {
  const lagos = `${time} Lagos time`;
  if (!otherDay) return lagos;
  return `${otherDay.weekday}, the day ${otherDay.isBefore ? 'before' : 'after'}, ${lagos}`;
}

/** The date of an instant in the visitor's time zone, and its time both there and in Lagos. */
export function bothTimes(at: number, zone: string): { date: string; times: string } {
  const { day, time } = clockAt(at, LAGOS.minutes);
  const local = visitorTime(at, zone);
  if (local) {
    const there = local.otherDay ? ` on ${weekdayName(day)}` : '';
    return {
      date: longDate(local.day),
      times: `${local.time} your time, ${time} Lagos time${there}`,
    };
  }
  const isKnown = !Number.isNaN(tzOffset(zone, new Date(at)));
  const whose = isKnown ? ', your time and Lagos time' : ' Lagos time';
  return { date: longDate(day), times: time + whose };
}

/** The same on one line, in this device's time zone. */
export function bothTimesText(at: number): string {
  const { date, times } = bothTimes(at, visitorZone());
  return `${date}, ${times}`;
}

/** @param offset from UTC, in minutes */
function clockAt(at: number, offset: number): Clock {
  const shown = new Date(at + offset * MINUTE_MS).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}
