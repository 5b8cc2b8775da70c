import { tzOffset } from '@date-fns/tz/tzOffset';
import { fullDay, weekdayName } from '../lib/english.ts';
import { deviceZone, hasTwelveHours } from '../lib/time-words.ts';
import { clockAt, LAGOS_MINUTES, lagosDay } from './lagos-time.ts';

/** What the visitor's clock shows at an instant, with the weekday if it isn't the same day as in Lagos. */
export type VisitorTime = ReturnType<typeof clockAt> & {
  isNight: boolean;
  otherDay?: { weekday: string; isBefore: boolean };
};

/** What nobody calls morning or evening. */
const NIGHT = { from: '22:00', to: '06:00' };

/** What clocks in an IANA zone show; null if it is the same as in Lagos, or if the browser does not know the zone. */
export function visitorTime(at: number, zone: string): VisitorTime | null {
  const offset = offsetIn(zone, at);
  if (offset === undefined || offset === LAGOS_MINUTES) return null;
  const clock = clockAt(at, offset);
  const visitor = { ...clock, isNight: clock.time >= NIGHT.from || clock.time < NIGHT.to };
  const day = lagosDay(at);
  if (visitor.day === day) return visitor;
  const otherDay = { weekday: weekdayName(visitor.day), isBefore: visitor.day < day };
  return { ...visitor, otherDay };
}

const known = new Map<string, boolean>();

/**
 * Whether the device knows a zone of this name, so that it can tell the time there. A stored one may be anybody's, such
 * as `constructor` or `A+99`.
 */
export function isKnownZone(zone: string): boolean {
  // An offset is no zone, although `Intl` may know the time there.
  const isKnown = known.get(zone) ?? (/^[a-z]/i.test(zone) && hasClock(zone));
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

/** Minutes from UTC. Chromium reports `Etc/Unknown`, which has none, on devices without a zone. */
function offsetIn(zone: string, at: number): number | undefined {
  // In a name that it doesn't know, the library looks for digits, or takes it for one of its cache's own methods.
  const offset = isKnownZone(zone) ? tzOffset(zone, new Date(at)) : Number.NaN;
  return Number.isFinite(offset) ? offset : undefined;
}

/** A time (`13:00`) as the visitor's clock shows it: `13:00` or `1:00 pm`. */
export function clockWords(time: string, isTwelve = hasTwelveHours()): string {
  if (!isTwelve) return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Beside the visitor's time: `10:00 Lagos time`, or `Monday, the day before, 09:00 Lagos time`. */
export function besideText({ otherDay }: VisitorTime, time: string, isTwelve?: boolean): string {
  const lagos = `${clockWords(time, isTwelve)} Lagos time`;
  if (!otherDay) return lagos;
  return `${otherDay.weekday}, the day ${otherDay.isBefore ? 'before' : 'after'}, ${lagos}`;
}

/** An instant's date in the visitor's zone, and its time there (`own`) at the head of both times in words. */
export type BothTimes = { date: string; own: string; times: string };

/** The date of an instant in the visitor's time zone, and its time both there and in Lagos. */
export function bothTimes(at: number, zone: string, isTwelve?: boolean): BothTimes {
  const { day, time } = clockAt(at, LAGOS_MINUTES);
  const local = visitorTime(at, zone);
  const own = clockWords(local?.time ?? time, isTwelve);
  if (local) {
    const night = local.isNight ? ', at night' : '';
    const there = local.otherDay ? ` on ${weekdayName(day)}` : '';
    const lagos = clockWords(time, isTwelve);
    return {
      date: fullDay(local.day),
      own,
      times: `${own} your time${night}, ${lagos} Lagos time${there}`,
    };
  }
  const whose = offsetIn(zone, at) !== undefined ? ', your time and Lagos time' : ' Lagos time';
  return { date: fullDay(day), own, times: own + whose };
}

/** The same on one line, in this device's time zone if no other is given. */
export function bothTimesText(at: number, zone = deviceZone(), isTwelve?: boolean): string {
  const { date, times } = bothTimes(at, zone, isTwelve);
  return `${date}, ${times}`;
}
