import { chatMessages, OWN_APPOINTMENTS } from '../../content/messages';
import { type Booking, stepNoun } from '../../domain/booking';
import { bothTimes, bothTimesText } from '../../domain/clock';
import { aboutText, KIND_WORDS } from '../../domain/lead-kind';
import { fullDay } from '../../lib/english';
import { deviceZone, exactTime } from '../../lib/time-words';
import { hasArrived, type KeptBooking, type LeadState } from '../../offline/bookings';
import type { SubmitResult } from '../../offline/result';
import type { Trouble } from '../../offline/status';

/** What a request asks for: something new, a change, or a cancellation. */
export type Step = Pick<Booking, 'sequence' | 'isCancelled'>;

const FIRST: Step = { sequence: 0, isCancelled: false };

/** What is known about a request shortly after it was made. */
type Known = {
  step?: Step | undefined;
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
  const { step = FIRST } = known;
  const noun = stepNoun(step);
  const next = nextStep(known);
  const { result } = known;
  if (result === undefined) return { title: 'One more step', text: next };
  switch (result?.kind) {
    case 'delivered':
    case 'already-subscribed':
      return { title: recordWords(step, 'recorded'), text: next };
    case 'saved':
      return {
        title: recordWords(step, 'waiting'),
        text: `${next} Your ${noun.toLowerCase()} will be recorded with us ${whenRecorded(known.isGone, result.because)}.`,
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

/**
 * What has become of a request: the same words in its receipt and in the list of consultations. What waits is saved, what
 * has reached us is recorded. It is agreed in the chat, which nothing here can see, or once the office confirms it.
 */
export function recordWords(step: Step, lead: LeadState): string {
  const noun = stepNoun(step);
  switch (lead) {
    case 'recorded':
    case 'unknown':
      return `${noun} recorded`;
    case 'waiting':
      return noun === 'Request' ? 'Saved on this phone' : `${noun} saved on this phone`;
    case 'parked':
      return `${noun} not recorded`;
    case 'discarded':
      return `${noun} discarded on this phone`;
  }
}

/** What the visitor asked for last: what the office has cancelled, they have not. */
const asked = ({ sequence, isCancelled, agreed }: Booking): Step => ({
  sequence,
  isCancelled: isCancelled && !agreed,
});

/** What has become of an appointment: of the request, until the office has answered it. */
export function stateWords({ booking, lead }: KeptBooking): string {
  const { state, host, isAskedAgain, isSuggested } = (hasArrived(lead) && booking.agreed) || {};
  switch (state) {
    case 'confirmed':
      return host ? `Confirmed, with ${host}` : 'Confirmed';
    case 'moved':
      return isSuggested ? 'Our office suggests a time' : 'Moved by our office';
    case 'cancelled':
      return 'Cancelled by our office';
    case 'unknown':
      return 'We no longer have this request';
    default:
      if (isAskedAgain) return 'Requested again, not confirmed yet';
      return recordWords(asked(booking), lead);
  }
}

/** What that means for an appointment, and what is left to do. */
export function nextWords({ booking, lead }: KeptBooking): string {
  const { state, isSuggested } = (hasArrived(lead) && booking.agreed) || {};
  if (state === 'unknown')
    return 'Nothing is agreed. If you still want an appointment, ask again or tell us on WhatsApp.';
  if (isSuggested) return 'If it does not suit you, tell us on WhatsApp.';
  const { kind, day, isCancelled } = booking;
  const toAgree = day === undefined ? '' : 'We’ll agree a time with you. ';
  const toCome = (toAgree || kind) && `${toAgree}To change or cancel it, tell us on WhatsApp.`;
  const next = (!isCancelled && toCome) || '';
  switch (lead) {
    case 'recorded':
      return next;
    case 'waiting':
      return `Your ${stepNoun(asked(booking)).toLowerCase()} will be recorded with us as soon as there is a network.`;
    case 'parked':
      return 'See “Sent and waiting”.';
    case 'discarded':
      return 'It may have reached us already: if you no longer want it, please tell us on WhatsApp.';
    case 'unknown':
      return [next, `Made on ${exactTime(booking.askedAt)}.`].filter(Boolean).join(' ');
  }
}

/** What the visitor's chat begins with: the request, until the office has answered it. */
export function chatWords(booking: Booking): string {
  const { agreed, kind = 'consultation', property, day, message, startsAt } = booking;
  if (day !== undefined) {
    return chatMessages.about(
      `request for a ${aboutText(KIND_WORDS[kind], property)}${day && ` on ${fullDay(day)}`}`,
    );
  }
  if (message && (!agreed || agreed.state === 'asked')) return message;
  return chatMessages.about(`${KIND_WORDS[kind].toLowerCase()} on ${bothTimesText(startsAt)}`);
}

/** The time had no place left when its request was made, or when it was recorded. */
export const takenWords = (startsAt: number, next: string): string =>
  `Somebody else took ${bothTimes(startsAt, deviceZone()).own} in the meantime. ${next}`;

/** How to get another time; `where` one is chosen. */
export const otherTime = (where: string): string =>
  `We’ll suggest another time in the chat, or you can choose one ${where}.`;

/** Where the consultation can be found. A cancelled one too: it may have to be removed from a calendar. */
export function listedWords(booking: Booking): string {
  return booking.isCancelled
    ? `It stays in “${OWN_APPOINTMENTS}” until its time is over.`
    : `You’ll find it in “${OWN_APPOINTMENTS}” until it is over.`;
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
  'Without a network, WhatsApp won’t open by itself. You will get a message to send there yourself.';

/** Nobody knows whether the time is free. */
export const PERHAPS_FULL =
  'We couldn’t check whether this time is free, and will tell you in the chat.';

function nextStep({ isOpened, hasNetwork }: Known): string {
  if (!hasNetwork)
    return 'Open WhatsApp and press send: without a network, it keeps your message until there is one.';
  if (isOpened) return 'Now press send in WhatsApp. We’ll confirm in the chat.';
  return 'WhatsApp has not opened yet. Open it here, then press send.';
}
