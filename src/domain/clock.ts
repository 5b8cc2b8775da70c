import { tzOffset } from '@date-fns/tz/tzOffset';
import { longDate, weekdayName } from '../lib/english';
import type { Day } from './calendar-day';

/** What clocks show at a moment: the day, and the time (`09:00`). */
type Clock = { day: Day; time: string };

/** What the visitor's clock shows at a moment, and the weekday if it is another day there than in Lagos. */
type VisitorTime = Clock & { otherDay?: { weekday: string; isBefore: boolean } };

const MINUTE_MS = 60_000;

/** West Africa Time is an hour ahead of UTC all year: Nigeria does not change its clocks. */
const LAGOS = { offset: '+01:00', minutes: 60 };

/** The day that it is in Lagos, wherever the question is asked. */
export function lagosDay(at: number): Day {
  return clockAt(at, LAGOS.minutes).day;
}

/** What clocks in Lagos show: `09:00`. */
export function lagosTime(at: number): string {
  return clockAt(at, LAGOS.minutes).time;
}

/** The moment at which clocks in Lagos show this time (`09:00`) on this day. */
export function lagosInstant(day: Day, time: string): number {
  return Date.parse(`${day}T${time}:00${LAGOS.offset}`);
}

/** The visitor's time zone, by the browser. */
export function visitorZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * What clocks in the visitor's time zone show at a moment; null where they show what clocks in Lagos do.
 * @param zone its IANA name; one that the browser does not know counts as Lagos
 */
export function visitorTime(at: number, zone: string): VisitorTime | null {
  const offset = tzOffset(zone, new Date(at));
  // Chromium says `Etc/Unknown` on devices without a zone, which has no offset.
  if (Number.isNaN(offset) || offset === LAGOS.minutes) return null;
  const visitor = clockAt(at, offset);
  const day = lagosDay(at);
  if (visitor.day === day) return visitor;
  const otherDay = { weekday: weekdayName(visitor.day), isBefore: visitor.day < day };
  return { ...visitor, otherDay };
}

/**
 * What stands beside the visitor's own time: `10:00 Lagos time`, or `Monday, the day before, 09:00 Lagos time`.
 * @param time in Lagos
 */
export function besideText({ otherDay }: VisitorTime, time: string): string {
  const lagos = `${time} Lagos time`;
  if (!otherDay) return lagos;
  return `${otherDay.weekday}, the day ${otherDay.isBefore ? 'before' : 'after'}, ${lagos}`;
}

/**
 * A moment on the visitor's own clock, with that of Lagos beside it: the date there, and both times.
 * @param zone as for {@link visitorTime}
 */
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

/** The same in one line, on this device's clock. */
export function bothTimesText(at: number): string {
  const { date, times } = bothTimes(at, visitorZone());
  return `${date}, ${times}`;
}

/** @param offset from UTC, in minutes */
function clockAt(at: number, offset: number): Clock {
  const shown = new Date(at + offset * MINUTE_MS).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}
