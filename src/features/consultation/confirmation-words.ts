import { type Booking, stepNoun } from '../../domain/booking';
import { exactTime } from '../../lib/time-words';
import type { KeptBooking } from '../../offline/bookings';
import type { SubmitResult } from '../../offline/outbox';
import type { Trouble } from '../../offline/status';

/** What is known about a request shortly after it was made. */
type Known = {
  booking?: Booking | undefined;
  /** Whether the browser opened the chat. */
  isOpened: boolean;
  hasNetwork: boolean;
  /** This release can no longer send: only the next one can record the request. */
  isGone?: boolean;
  /** The lead's result; null if it could not be recorded, undefined while pending. */
  result: SubmitResult | null | undefined;
};

/** The title and text of a confirmation. We can never know whether the message was sent in WhatsApp. */
export function confirmationWords(known: Known): { title: string; text: string } {
  const noun = known.booking ? stepNoun(known.booking) : 'Request';
  const next = nextStep(known);
  const { result } = known;
  if (result === undefined) return { title: 'One more step', text: next };
  switch (result?.kind) {
    case 'delivered':
    case 'already-subscribed':
      return { title: `${noun} recorded`, text: next };
    case 'saved':
      return {
        title: noun === 'Request' ? 'Saved on this phone' : `${noun} saved on this phone`,
        text: `${next} Your ${noun.toLowerCase()} is recorded with us ${whenRecorded(known.isGone, result.because)}.`,
      };
    case 'not-saved':
    case 'rejected':
    case undefined: {
      const fate =
        result?.kind === 'not-saved' && result.isUnclear
          ? 'may not have been recorded: your WhatsApp message makes sure that we know'
          : 'could not be recorded here: only your WhatsApp message tells us';
      return { title: 'One more step', text: `${next} Your ${noun.toLowerCase()} ${fate}.` };
    }
  }
}

/** The state of a consultation as far as this device knows. It can't see the chat. */
export function bookingState({ booking, lead }: KeptBooking): string {
  const noun = stepNoun(booking);
  switch (lead) {
    case 'recorded':
      return `${noun} recorded.`;
    case 'waiting':
      return `${noun} saved on this phone, and recorded with us as soon as there is a network.`;
    case 'parked':
      return `${noun} not recorded: see the Outbox.`;
    case 'discarded':
      return `${noun} discarded on this phone, but it may have reached us already: please tell us on WhatsApp.`;
    case 'unknown':
      return `${noun} made on ${exactTime(booking.askedAt)}.`;
  }
}

/**
 * The state of a consultation's time, or of its end. It is booked if we knew that it was free, and have heard of it;
 * without a network it is only requested.
 */
export function stateWords(booking: Booking | undefined, hasHeard: boolean): string | undefined {
  if (!booking) return undefined;
  if (booking.isCancelled) return hasHeard ? 'Cancelled' : 'To be cancelled';
  return hasHeard && booking.wasFree ? 'Booked' : 'Requested';
}

/** Where the consultation can be found. A cancelled one too: it may have to be removed from a calendar. */
export function listedWords(booking?: Booking): string {
  return booking?.isCancelled
    ? '“Schedule” goes on listing it until its time is over.'
    : 'You’ll find it under “Schedule” until it is over.';
}

function whenRecorded(isGone: boolean | undefined, because: Trouble | undefined): string {
  if (isGone) return 'once you reload this page';
  switch (because) {
    case 'broken':
      return 'by itself, once our server’s problem is solved';
    case 'busy':
      return 'by itself, once our server is less busy';
    case undefined:
      return 'as soon as you’re back online';
  }
}

/** Shown before a tap that can't open the chat because the phone is offline. */
export const NO_CHAT =
  'Without a network, WhatsApp won’t open by itself. You will get a message to send from there.';

/** Said of a time of which nobody knows whether it is free. */
export const ONLY_REQUESTED =
  'The time is requested, not booked yet: we tell you in the chat whether it is free.';

function nextStep({ isOpened, hasNetwork }: Known): string {
  if (!hasNetwork)
    return 'Open WhatsApp and press send: without a network, it keeps your message until there is one.';
  if (isOpened) return 'Now press send in WhatsApp. We confirm in the chat.';
  return 'WhatsApp has not opened yet. Open it here, then press send.';
}
