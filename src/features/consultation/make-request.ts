import { startTransition, use } from 'react';
import { company } from '../../content/company';
import { isWebView } from '../../device/this-device';
import { booked, moved, type UnwordedBooking } from '../../domain/booking';
import type { Day } from '../../domain/calendar-day';
import { checkSubmission } from '../../domain/check-submission';
import { bothTimes } from '../../domain/clock';
import { consultationRequest, dateRequest } from '../../domain/consultation';
import { lagosInstant } from '../../domain/lagos-time';
import type { Lead } from '../../domain/lead';
import type { Reach } from '../../domain/reach';
import { noteLead, recordLead } from '../../forms/record-lead';
import { readVisitor } from '../../forms/use-remembered-visitor';
import { SettingsContext } from '../../hooks/root-context';
import { useConnectivity } from '../../hooks/use-connectivity';
import { useOutbox } from '../../hooks/use-outbox';
import { whatsappLink } from '../../lib/phone-link';
import { randomId } from '../../lib/random-id';
import { deviceZone } from '../../lib/time-words';
import { keepBooking } from '../../offline/bookings';
import type { Outbox } from '../../offline/outbox';
import { type AskedDay, type MadeRequest, showConfirmation, standingDay } from './confirmation';

/** A request for a consultation, or for a change to one. */
type BookingRequest = Omit<MadeRequest, 'isOpened' | 'recorded'> & { lead: Lead };

type ReadSettings = Parameters<typeof showConfirmation>[1];

/**
 * The request for a consultation with a time, made now by whoever uses this device.
 * @param reach how they can be reached, if they were asked; otherwise as this device remembers
 */
export function bookingRequest(unworded: UnwordedBooking, reach?: Reach): BookingRequest {
  const zone = deviceZone();
  const { message, lead } = consultationRequest(unworded, zone, { ...readVisitor(), ...reach });
  const booking = { ...unworded, message, askedAt: Date.now() };
  return { ...bothTimes(booking.startsAt, zone), message, lead, booking };
}

/** What a request needs of the page on which it is made. */
type Page = { outbox: Outbox; isOnline: boolean; readSettings: ReadSettings };

/** Returns a function that makes a request for a consultation with a time. */
export function useBookingRequest(): (request: BookingRequest) => void {
  const outbox = useOutbox();
  const readSettings = use(SettingsContext);
  const isOnline = useConnectivity() === 'online';
  return (request) => makeRequest({ outbox, isOnline, readSettings }, request);
}

/**
 * Makes a request for a consultation: records the lead, opens the chat, and shows a confirmation. Call it
 * directly in the click handler, or the chat counts as a blocked pop-up, and load the rules before: on the tap they would
 * delay the write that has to precede the chat.
 */
function makeRequest({ outbox, isOnline, readSettings }: Page, request: BookingRequest): void {
  const { lead, booking } = request;
  const noted = noteLead(lead, booking);
  const keep = keepBooking(booking, randomId());
  const { recorded, written } = recordLead(outbox, noted, checkSubmission, keep);
  // In a separate task: the tap and the chat already keep a phone busy.
  const confirm = (isOpened: boolean) =>
    startTransition(() =>
      showConfirmation(outbox, readSettings, { ...request, isOpened, recorded }),
    );
  if (isOnline) void openChat(request.message, written).then(confirm);
  else confirm(false);
}

/**
 * Opens the chat. If the chat may replace this page, waits for the lead to be written first.
 * @returns whether the browser opened it
 */
async function openChat(message: string, written: Promise<void>): Promise<boolean> {
  const link = whatsappLink(company.whatsapp, message);
  if (isWebView(navigator.userAgent)) {
    await written;
    // Not `window.open`: after the wait, an iPhone would block it.
    location.assign(link);
    return true;
  }
  // Chromium, recognised by this property, allows a pop-up for five seconds after a tap; Safari only during the event
  // itself.
  if ('userAgentData' in navigator) await written;
  // `noopener` would make `open` return null even on success.
  const chat = window.open(link, '_blank');
  if (!chat) return false;
  chat.opener = null;
  return true;
}

/**
 * Requests a consultation on a day, without a time. While the receipt of an earlier day is on the screen, this one takes
 * its place: the tap before it was a mistake. The same day again is no request.
 */
export function requestDay(
  outbox: Outbox,
  isOnline: boolean,
  { day, place, Panel }: AskedDay & { day: Day },
): void {
  const before = standingDay();
  if (before?.day === day) return;
  const askedAt = Date.now();
  const details = { day, startsAt: lagosInstant(day, '00:00'), askedAt };
  const booking = before ? moved(before, details) : booked(randomId(), undefined, details);
  const request = dateRequest(day, place, readVisitor(), before?.day);
  const page = { outbox, isOnline, readSettings: null };
  makeRequest(page, { ...request, booking, asked: { place, Panel } });
}
