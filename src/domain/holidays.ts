import * as z from 'zod/mini';
import { type Day, daysLater, weekdayOf } from './calendar-day';
import { OFFICES, type Office } from './office';
import { words } from './words';

const day = z.iso.date();

const HolidaySchema = z
  .strictObject({
    name: words,
    /** Month and day of each year. */
    every: z.optional(z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))),
    /** At the weekend it is taken on the next working day: by law, or because the government announces it. */
    ifWeekend: z.optional(z.enum(['substitute', 'announced'])),
    days: z.optional(z.array(day)),
    /** Not announced yet. */
    isExpected: z.optional(z.boolean()),
    source: words,
  })
  .check(
    z.refine(
      ({ every, days }) => (every === undefined) !== (days === undefined),
      'It has either `every` or `days`.',
    ),
  );

/** The public holidays of both offices' countries, as in `src/content/holidays.yaml`. */
export const HolidaysSchema = z
  .strictObject({
    reviewBy: day,
    from: z.int(),
    to: z.int(),
    lagos: z.array(HolidaySchema),
    london: z.array(HolidaySchema),
  })
  .check(
    z.refine(
      ({ from, to, ...offices }) =>
        OFFICES.flatMap((office) => offices[office])
          .flatMap(({ days = [] }) => days)
          .every((one) => Number(one.slice(0, 4)) >= from && Number(one.slice(0, 4)) <= to),
      'A day is in none of the years.',
    ),
  );

export type Holidays = z.infer<typeof HolidaysSchema>;
type Holiday = Holidays[Office][number];

/** A day on which an office is closed although its week says otherwise. */
export type ClosedDay = { office: Office; day: Day; name: string; isExpected: boolean };

/** Every day on which an office is closed, in order. Sundays are left out: it is closed anyway. */
export function closedDays(holidays: Holidays): ClosedDay[] {
  return OFFICES.flatMap((office) => {
    const taken = new Map<Day, ClosedDay>();
    const close = (day: Day, { name }: Holiday, isExpected: boolean) => {
      if (!taken.has(day)) taken.set(day, { office, day, name, isExpected });
    };
    for (const holiday of holidays[office]) {
      for (const day of daysOf(holiday, holidays)) close(day, holiday, holiday.isExpected ?? false);
    }
    // Only now: the day after Christmas is a holiday itself.
    for (const holiday of holidays[office].filter(({ ifWeekend }) => ifWeekend)) {
      for (const day of daysOf(holiday, holidays).filter(isWeekend)) {
        let next = day;
        while (isWeekend(next) || taken.has(next)) next = daysLater(next, 1);
        close(next, holiday, holiday.ifWeekend === 'announced');
      }
    }
    return [...taken.values()]
      .filter((one) => weekdayOf(one.day) !== 0)
      .sort((one, other) => one.day.localeCompare(other.day));
  });
}

function daysOf({ every, days }: Holiday, { from, to }: Holidays): Day[] {
  if (every === undefined) return days ?? [];
  return Array.from({ length: to - from + 1 }, (_, n) => `${from + n}-${every}`);
}

const isWeekend = (day: Day) => [0, 6].includes(weekdayOf(day));
