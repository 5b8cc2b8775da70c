import { DAY_MS, HOUR_MS } from '../../src/lib/durations.ts';
import type { Random } from './random.ts';

/** How far back it goes. */
const DAYS = 280;
/** How busy each hour is in Lagos, from midnight on: phones in the evening, offices before noon. */
const HOURS = [
  2, 1, 1, 1, 1, 2, 4, 7, 10, 12, 12, 11, 10, 10, 9, 9, 9, 10, 12, 14, 15, 13, 9, 5,
] as const;
const BUSINESS = HOURS.reduce((sum, share) => sum + share, 0);

/** A moment before `now`. Traffic grows steadily over time, follows the hours of the day and is lower on Sundays. */
export function makeMoment(random: Random, now: number): number {
  for (;;) {
    const age = DAYS * (1 - Math.sqrt(1 - random.next())) * DAY_MS;
    const day = Math.floor((now - age) / DAY_MS) * DAY_MS;
    if (new Date(day).getUTCDay() === 0 && random.next() < 0.6) continue;
    const hour = (hourOf(random.next() * BUSINESS) - 1) * HOUR_MS;
    const at = day + hour + Math.floor(random.next() * HOUR_MS);
    if (at < now) return at;
  }
}

/** The hour at which this share of a day's traffic has passed. */
function hourOf(share: number): number {
  let left = share;
  const hour = HOURS.findIndex((busy) => {
    left -= busy;
    return left < 0;
  });
  return hour < 0 ? HOURS.length - 1 : hour;
}

export function daysBetween(from: number, to: number): number {
  return (to - from) / DAY_MS;
}

/** The day in Lagos a number of days later, in the format of date fields: 2026-11-30. */
export function laterDay(at: number, days: number): string {
  return new Date(at + HOUR_MS + days * DAY_MS).toISOString().slice(0, 10);
}
