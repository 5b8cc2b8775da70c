import type { Booking } from '../../domain/booking';
import type { SubmitResult } from '../../offline/outbox';
import type { Trouble } from '../../offline/status';

/** What is known of a request a moment after it was made. */
type Known = {
  booking?: Booking | undefined;
  /** Whether the browser opened the chat. */
  isOpened: boolean;
  hasNetwork: boolean;
  /** The host no longer has this page's release: only the next one can record it. */
  isGone?: boolean;
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
        title: noun === 'Request' ? 'Saved on this phone' : `${noun} saved on this phone`,
        text: `${next} Your ${noun.toLowerCase()} is recorded with us ${whenRecorded(known.isGone, result.because)}.`,
      };
    case 'not-saved':
      return unrecorded(next, noun, result.isUnclear);
    case 'rejected':
      return unrecorded(next, noun);
    case undefined:
      return result === null ? unrecorded(next, noun) : { title: 'One more step', text: next };
  }
}

/** What is said of a consultation that is called off; nothing of another. */
export function endWords(booking: Booking | undefined, hasHeard: boolean): string | undefined {
  if (!booking?.isCancelled) return undefined;
  return hasHeard ? 'Cancelled' : 'To be cancelled';
}

/** Where it is found again, which a cancelled one is, too: a calendar may hold it. */
export function listedWords(booking?: Booking): string {
  return booking?.isCancelled
    ? '“Schedule” goes on listing it until its time is over.'
    : 'You’ll find it under “Schedule” until it is over.';
}

function whenRecorded(isGone: boolean | undefined, because: Trouble | undefined): string {
  if (isGone) return 'once you reload this page';
  switch (because) {
    case 'broken':
      return 'by itself, once a problem of our server is over';
    case 'busy':
      return 'by itself, once our server is less busy';
    case undefined:
      return 'as soon as you’re back online';
  }
}

function unrecorded(next: string, noun: string, isUnclear = false) {
  const known = isUnclear
    ? 'may not have been recorded: your WhatsApp message makes sure that we know'
    : 'could not be recorded here: only your WhatsApp message tells us';
  return { title: 'One more step', text: `${next} Your ${noun.toLowerCase()} ${known}.` };
}

/** Said before a tap that would open the chat, had it a network. */
export const NO_CHAT =
  'Without a network WhatsApp does not open by itself: you then get a message to send from there.';

function nextStep({ isOpened, hasNetwork }: Known): string {
  if (!hasNetwork)
    return 'Open WhatsApp and press send: without a network it keeps your message until there is one.';
  if (isOpened) return 'Now press send in WhatsApp. We confirm in the chat.';
  return 'Your browser kept WhatsApp from opening. Open it here, then press send.';
}
