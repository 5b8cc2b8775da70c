import type { Booking } from '../../domain/booking';
import type { Lead } from '../../domain/lead';
import type { SubmitResult } from '../../offline/outbox';

/** A request for a consultation, or for a change to one. */
export type Ask = {
  /** The date on the visitor's clock, in words: `Tuesday, March 3, 2026`. */
  date: string;
  /** The time on the visitor's clock and in Lagos, in words. */
  time?: string;
  message: string;
  lead: Lead;
  /**
   * With a time, the consultation can be added to a calendar and is stored on the device. `before` is its previous
   * version.
   */
  booking?: Booking;
  before?: Booking;
};

/** A request that has been made. */
export type Confirmed = Ask & {
  /** Whether the browser opened the chat. */
  isOpened: boolean;
  /** The lead's result; null if it could not be recorded. */
  recorded: Promise<SubmitResult | null>;
};
