import { lagosDay, lagosTime, longDate } from './lagos-time';

/** What a visitor's clock shows at some moment: the time, and the weekday if it is another day there than in Lagos. */
export type VisitorTime = { time: string; otherDay?: { weekday: string; isBefore: boolean } };

const LAGOS = 'Africa/Lagos';

/** The visitor's time zone, by the browser. */
export function visitorZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** One for each time zone that was asked for: they are slow to make. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * What clocks in the visitor's time zone show at a moment; null where they show what clocks in Lagos do.
 * @param zone its IANA name; one that the browser does not know counts as Lagos
 */
export function visitorTime(at: number, zone: string): VisitorTime | null {
  const lagos = clockIn(LAGOS, at);
  const visitor = clockIn(zone, at);
  if (!lagos || !visitor) return null;
  if (visitor.date === lagos.date) {
    return visitor.time === lagos.time ? null : { time: visitor.time };
  }
  return {
    time: visitor.time,
    otherDay: { weekday: visitor.weekday, isBefore: visitor.date < lagos.date },
  };
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
  const time = lagosTime(at);
  const local = visitorTime(at, zone);
  const day = clockIn(zone, at)?.date;
  if (!local || !day) {
    const whose = day ? ', your time and Lagos time' : ' Lagos time';
    return { date: longDate(lagosDay(at)), times: time + whose };
  }
  const [weekday] = longDate(lagosDay(at)).split(',');
  const there = local.otherDay ? ` on ${weekday}` : '';
  return { date: longDate(day), times: `${local.time} your time, ${time} Lagos time${there}` };
}

function clockIn(timeZone: string, at: number) {
  try {
    const parts = formatOf(timeZone).formatToParts(at);
    const read = (wanted: Intl.DateTimeFormatPartTypes) =>
      parts.find(({ type }) => type === wanted)?.value ?? '';
    return {
      date: `${read('year')}-${read('month')}-${read('day')}`,
      time: `${read('hour')}:${read('minute')}`,
      weekday: read('weekday'),
    };
  } catch {
    // Chromium says `Etc/Unknown` on devices without a zone.
    return undefined;
  }
}

/** @throws RangeError where there is no such zone */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'long',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}
