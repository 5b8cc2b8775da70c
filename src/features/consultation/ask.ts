import type { Booking } from '../../domain/booking';
import type { Lead } from '../../domain/lead';
import type { SubmitResult } from '../../offline/outbox';

/** A consultation that somebody asks for, or asks to change. */
export type Ask = {
  /** In words, on the visitor's own clock: `Tuesday, March 3, 2026`. */
  date: string;
  /** In words, on the visitor's own clock and in Lagos. */
  time?: string;
  message: string;
  lead: Lead;
  /** With a time it can stand in a calendar, and is kept on the device; `before` is what it was until now. */
  booking?: Booking;
  before?: Booking;
};

/** The same, when it was asked. */
export type Confirmed = Ask & {
  /** Whether the browser opened the chat. */
  isOpened: boolean;
  /** What becomes of the lead; null when it could not be recorded. */
  recorded: Promise<SubmitResult | null>;
};
