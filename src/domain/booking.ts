import { DAY_MS, HOUR_MS } from '../lib/durations.ts';
import {
  flag,
  instant,
  maybe,
  nullable,
  number,
  object,
  oneOf,
  type ShapeOf,
  text,
} from '../lib/shape.ts';
import type { Office } from './office';

/** The key needed to update a lead; the database stores the secret's hash. */
const isLeadKey = object({
  id: text,
  secret: text,
  /** Whether the lead names the visitor. */
  isNamed: flag,
});

const isStoredRequest = object({
  /** Identifies it permanently, in calendars too: the id of its first row, which our e-mails name as well. */
  uid: text,
  /** What it is, if it is no consultation. */
  kind: maybe(oneOf('tour', 'video')),
  /** Of a tour that has no time yet, the beginning of the day that was asked for; without a day, when it was asked for. */
  startsAt: instant,
  /** The day that was asked for, as long as the office has named no time; empty if none was. */
  day: maybe(text),
  /** The office that hosts it; Lagos if none is named. */
  office: maybe(oneOf<Office>('lagos', 'london')),
  /** Whether we knew that the time had a place left when it was requested. */
  wasFree: maybe(flag),
  /** Whether it had none by the time the request was recorded; missing until the database was asked. */
  isTaken: maybe(flag),
  property: nullable(text),
  /** The property's slug, if it is about one of ours. */
  slug: maybe(text),
  /** Increases with each change: calendars keep the file with the highest sequence. */
  sequence: number,
  isCancelled: flag,
  /** The chat message that was prepared for a consultation. */
  message: maybe(text),
  askedAt: instant,
  /** The key of its lead, once that is stored. */
  leadKey: maybe(isLeadKey),
  /** The lead that the latest change became if that one could no longer be changed. */
  orElse: maybe(isLeadKey),
  /** How far it is agreed, as the database last said; missing until it has said anything of this time. */
  agreed: maybe(
    object({
      state: text,
      host: nullable(text),
      /** Whether visitors are shown the host's card. */
      isHostPublic: maybe(flag),
      /** Whether it is asked for although it was confirmed before. */
      isAskedAgain: maybe(flag),
      /** Whether the time is the first that anybody has named. */
      isSuggested: maybe(flag),
    }),
  ),
  /** Whether this device is told of a change by a notification. */
  isTold: maybe(flag),
  /** When that was, by the database's clock. */
  answeredAt: maybe(instant),
  /** How often that has changed, for calendars. */
  answers: maybe(number),
  /** The outbox entry that made the request, once stored. */
  entry: maybe(text),
  /** Whether that entry was discarded although the request may have reached us. */
  isDiscarded: maybe(flag),
});

/** What a lead is corrected with, and asked about. */
export type LeadKey = ShapeOf<typeof isLeadKey>;

/** A consultation or tour requested on this device, as last requested. */
export type Booking = ShapeOf<typeof isStoredRequest> & {
  /** The previous version, until we know that the change has reached us. */
  before?: Booking | undefined;
};

export function isBooking(value: unknown): value is Booking {
  if (!isStoredRequest(value)) return false;
  return !('before' in value) || value.before === undefined || isBooking(value.before);
}

/** What an entry asks for: the time, the number of changes so far, and whether it cancels the consultation. */
export const isStep = object({ startsAt: instant, sequence: number, isCancelled: flag });

/** What was requested: a consultation, a change to one, or its cancellation. */
export function stepNoun({ sequence, isCancelled }: Pick<Booking, 'sequence' | 'isCancelled'>) {
  if (isCancelled) return 'Cancellation';
  return sequence > 0 ? 'Change' : 'Request';
}

/** The property that a consultation is about. */
export type About = { property: string; slug?: string | undefined };

/** A request before its message is written. */
export type UnwordedBooking = Omit<Booking, 'message' | 'askedAt'>;

type Timed = Pick<Booking, 'startsAt' | 'day'>;

export function booked<D extends Timed>(uid: string, about: About | undefined, details: D) {
  return { uid, property: null, ...about, sequence: 0, isCancelled: false, ...details };
}

export function moved<D extends Timed>(booking: Booking, details: D) {
  const { sequence } = booking;
  return {
    ...booking,
    isDiscarded: undefined,
    isTaken: undefined,
    agreed: undefined,
    ...details,
    sequence: sequence + 1,
    before: booking,
  };
}

export function cancelled(booking: Booking, details?: Partial<Booking>): Booking {
  return { ...moved(booking, { ...details, startsAt: booking.startsAt }), isCancelled: true };
}

/** How long a tour is listed to which nobody has given a time: its day may pass before somebody does. */
const UNTIMED_MS = 28 * DAY_MS;

/** An appointment lasts one hour. */
export const endOf = ({ startsAt, day }: Timed): number =>
  startsAt + (day === undefined ? HOUR_MS : UNTIMED_MS);
