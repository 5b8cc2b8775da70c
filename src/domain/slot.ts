import { type Day, daysLater, weekdayOf } from './calendar-day';
import { lagosDay, lagosTime } from './lagos-time';
import {
  CITY,
  type Closures,
  nearerOffice,
  noticeEnds,
  type Office,
  officeInstant,
} from './office';

/** A time at which a consultation can start. `time` is Lagos time. */
export type Slot = {
  office: Office;
  time: string;
  startsAt: number;
  isOpen: boolean;
  /** Why one that is still to come can't be chosen. */
  why?: 'full' | 'too soon' | undefined;
};

/** What is on offer to a visitor at a moment. */
export type Availability = {
  now: number;
  /** The offices that can host, the preferred one first, and the moment from which each can. */
  from: Partial<Record<Office, number>>;
  closures: Closures;
  /** The slots that have no place left, as {@link slotKey}. */
  full: ReadonlySet<string>;
};

/** Slots start on the hour; checking this often closes them soon enough. */
export const SLOT_STEP_MS = 30_000;

/** The offices are closed for lunch at 13:00. */
const WEEKDAY = ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'];
const SATURDAY = ['10:00', '11:00', '12:00', '14:00', '15:00'];
/** In London, for the Americas. */
const EVENING = ['18:00', '19:00', '20:00'];

/**
 * What is on offer in a time zone. Lagos hosts everybody; London as well where its hours suit: it takes what Lagos has no
 * place for, and the hours at which Lagos is closed.
 */
export function offerAt(
  now: number,
  zone: string,
  closures: Closures,
  full: ReadonlySet<string> = new Set(),
): Availability {
  const from = {
    lagos: noticeEnds('lagos', now, closures),
    ...(nearerOffice(zone) === 'london' && { london: noticeEnds('london', now, closures) }),
  };
  return { now, from, closures, full };
}

export const slotKey = (office: string, startsAt: number): string => `${office} ${startsAt}`;

const hostsOf = ({ from }: Availability) => Object.entries(from) as [Office, number][];

/** A day's slots in order, one host each. Those that would be too soon or have no place are closed; Sundays have none. */
export function slotsOf(day: Day, offer: Availability): Slot[] {
  const slots = new Map<number, Slot>();
  for (const [office, from] of hostsOf(offer)) {
    for (const time of timesOf(office, day, offer)) {
      const startsAt = officeInstant(office, day, time);
      const isSoon = startsAt < from;
      const isOpen = !isSoon && !offer.full.has(slotKey(office, startsAt));
      const other = slots.get(startsAt);
      if (other && (other.isOpen || !isOpen)) continue;
      const why = isOpen || startsAt <= offer.now ? undefined : isSoon ? 'too soon' : 'full';
      slots.set(startsAt, { office, time: lagosTime(startsAt), startsAt, isOpen, why });
    }
  }
  return [...slots.values()].sort((one, other) => one.startsAt - other.startsAt);
}

/** The times of an office's own clock. */
function timesOf(office: Office, day: Day, { closures }: Availability): string[] {
  const weekday = weekdayOf(day);
  if (weekday === 0 || closures[office][day]) return [];
  if (weekday === 6) return SATURDAY;
  return office === 'london' ? [...WEEKDAY, ...EVENING] : WEEKDAY;
}

/** Whether a day has slots to come. It may be full: that is seen at its times. */
export function isDayOpen(day: Day, offer: Availability): boolean {
  return slotsOf(day, offer).some(({ isOpen, why }) => isOpen || why === 'full');
}

/** Whether nobody hosts on a day, whatever the time. */
export const isDayClosed = (day: Day, offer: Availability): boolean =>
  slotsOf(day, offer).length === 0;

export type Holiday = { day: Day; name: string };

/** The public holidays between two days on which nobody hosts. */
export function holidaysBetween(first: Day, last: Day, offer: Availability): Holiday[] {
  const found = new Map<Day, Holiday>();
  for (const [office] of hostsOf(offer)) {
    for (const [day, name = ''] of Object.entries(offer.closures[office])) {
      const isWithin = day >= first && day <= last;
      if (isWithin && !found.has(day) && isDayClosed(day, offer)) found.set(day, { day, name });
    }
  }
  return [...found.values()];
}

/** What keeps one of the hosts from an open day: `Lagos is closed: Democracy Day.` */
export function absence(day: Day, offer: Availability): string | undefined {
  return hostsOf(offer).flatMap(([office]) => {
    const name = offer.closures[office][day];
    return name === undefined ? [] : `${CITY[office]} is closed: ${name}.`;
  })[0];
}

/** Whether the day is over in Lagos. */
export function isDayPast(day: Day, now: number): boolean {
  return day < lagosDay(now);
}

/** The next open days, from today in Lagos on: as many as asked for. */
export function nextDays(now: number, count: number, isOpen: (day: Day) => boolean): Day[] {
  const today = lagosDay(now);
  const days: Day[] = [];
  for (let ahead = 0; days.length < count; ahead++) {
    const day = daysLater(today, ahead);
    if (isOpen(day)) days.push(day);
  }
  return days;
}
