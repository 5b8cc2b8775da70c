import type { Booking } from '../../domain/booking';
import type { SubmitResult } from '../../offline/outbox';

/** What is known of a request a moment after it was made. */
type Known = {
  booking?: Booking | undefined;
  /** Whether the browser opened the chat. */
  isOpened: boolean;
  hasNetwork: boolean;
  /** What became of the lead; null when it could not be recorded, undefined while that is not known. */
  result: SubmitResult | null | undefined;
};

/** What was asked for: a request at first, later a change of it or its end. */
export function requestNoun(booking?: Booking): 'Request' | 'Change' | 'Cancellation' {
  if (booking?.isCancelled) return 'Cancellation';
  return booking && booking.sequence > 0 ? 'Change' : 'Request';
}

/** The title and the text of a confirmation. Whether send was pressed in WhatsApp is never known here. */
export function confirmationWords(known: Known): { title: string; text: string } {
  const noun = requestNoun(known.booking);
  const next = nextStep(known);
  const { result } = known;
  switch (result?.kind) {
    case 'delivered':
    case 'already-subscribed':
      return { title: `${noun} recorded`, text: next };
    case 'saved':
      return {
        title: 'Saved on this phone',
        text: `${next} Your ${noun.toLowerCase()} is recorded with us ${result.because ? TROUBLES[result.because] : 'as soon as you’re back online'}.`,
      };
    case 'not-saved':
    case 'rejected':
      return unrecorded(next, noun);
    case undefined:
      return result === null ? unrecorded(next, noun) : { title: 'One more step', text: next };
  }
}

const TROUBLES = {
  broken: 'by itself, once a problem of our server is over',
  busy: 'by itself, once our server is less busy',
};

function unrecorded(next: string, noun: string) {
  return {
    title: 'One more step',
    text: `${next} Your ${noun.toLowerCase()} could not be recorded here: only your WhatsApp message tells us.`,
  };
}

function nextStep({ isOpened, hasNetwork }: Known): string {
  if (!hasNetwork)
    return 'Open WhatsApp and press send: without a network it keeps your message until there is one.';
  if (isOpened) return 'Now press send in WhatsApp. We confirm in the chat.';
  return 'Your browser kept WhatsApp from opening. Open it here, then press send.';
}
