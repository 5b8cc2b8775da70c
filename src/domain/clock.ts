import { tzOffset } from '@date-fns/tz/tzOffset';
import { longDate, weekdayName } from '../lib/english';
import { visitorZone } from '../lib/time-words';
import { clockAt, LAGOS_MINUTES, lagosDay } from './lagos-time';

/** What the visitor's clock shows at an instant, with the weekday if it isn't the same day as in Lagos. */
type VisitorTime = ReturnType<typeof clockAt> & {
  otherDay?: { weekday: string; isBefore: boolean };
};

/** What clocks in an IANA zone show; null if it is the same as in Lagos, or if the browser does not know the zone. */
export function visitorTime(at: number, zone: string): VisitorTime | null {
  const offset = tzOffset(zone, new Date(at));
  // Chromium reports `Etc/Unknown`, which has no offset, on devices without a zone.
  if (Number.isNaN(offset) || offset === LAGOS_MINUTES) return null;
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
  const { day, time } = clockAt(at, LAGOS_MINUTES);
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
