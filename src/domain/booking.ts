import { flag, maybe, nullable, number, object, type ShapeOf, text } from '../lib/shape';

const HOUR_MS = 3_600_000;

/** What it takes to bring a lead up to date: the database knows its secret's hash. */
const isLeadKey = object({
  id: text,
  secret: text,
  /** It says who asked. */
  isNamed: flag,
});

const isAsked = object({
  /** Names it for ever, in calendars too. */
  uid: text,
  startsAt: number,
  property: nullable(text),
  /** Of the property. Earlier releases kept none. */
  slug: maybe(text),
  /** Grows with each change: of two calendar files with one name the higher counts. */
  sequence: number,
  isCancelled: flag,
  /** What the chat was opened with. */
  message: text,
  askedAt: number,
  /** Of its lead. Earlier releases kept none. */
  leadKey: maybe(isLeadKey),
  /** The entry that it was asked for with, once that is stored. */
  entry: maybe(text),
});

/** A consultation that was asked for on this device, as it was asked for last. */
export type Booking = ShapeOf<typeof isAsked> & {
  /** As it was before, for as long as it is not known that we have heard of the change. */
  before?: Booking | undefined;
};

export function isBooking(value: unknown): value is Booking {
  if (!isAsked(value)) return false;
  return !('before' in value) || value.before === undefined || isBooking(value.before);
}

/** What an entry asks of a consultation: for when, after how many changes, and whether it is to end. */
export const isStep = object({ startsAt: number, sequence: number, isCancelled: flag });

/** When it was asked for, for when, and in which words. */
type Asked = Pick<Booking, 'startsAt' | 'message' | 'askedAt'>;

/** What a consultation is about: a property, by its name and its slug. */
export type About = { property: string; slug?: string | undefined };

/** A first request. */
export function booked(uid: string, about: About | undefined, asked: Asked): Booking {
  return { uid, property: null, ...about, sequence: 0, isCancelled: false, ...asked };
}

/** The same consultation at another time. */
export function moved(booking: Booking, asked: Asked): Booking {
  return { ...booking, ...asked, sequence: booking.sequence + 1, before: booking };
}

export function cancelled(booking: Booking, asked: Omit<Asked, 'startsAt'>): Booking {
  return { ...moved(booking, { ...asked, startsAt: booking.startsAt }), isCancelled: true };
}

/** A consultation takes an hour. */
export function endOf({ startsAt }: Pick<Booking, 'startsAt'>): number {
  return startsAt + HOUR_MS;
}
