import type { AppointmentState } from '../../domain/appointment';
import { bothTimesText } from '../../domain/clock';
import { oneOf } from '../../lib/shape';

type Agreement = {
  appointment_state?: string | null | undefined;
  host?: string | null | undefined;
};

type Addressed = {
  email: string | null;
  kind: string | null;
  captured_by?: string | null | undefined;
};

/** How far an appointment is agreed, as a label; undefined where there is nothing to say, and for a later release's states. */
export function agreedWords(
  { appointment_state, host }: Agreement,
  nameOf: (id: string) => string,
): string | undefined {
  const words: Record<AppointmentState, string> = {
    asked: 'Requested, not confirmed',
    moved: 'New time, not confirmed',
    confirmed: host ? `Confirmed · ${nameOf(host)}` : 'Confirmed',
    held: 'Held',
    missed: 'Missed',
    cancelled: 'Cancelled',
  };
  return Object.entries(words).find(([state]) => state === appointment_state)?.[1];
}

/**
 * What a change of an appointment sends to its visitor without anybody's doing, as the database queues it: nothing to an address
 * that the staff captured.
 * @param isWaiting whether the change waits on this device
 * @param isSent whether queued e-mails are being sent; undefined if it can't be told
 */
export function emailWords(
  { email, kind, captured_by }: Addressed,
  isWaiting: boolean,
  isSent: boolean | undefined,
): string {
  if (!email || kind === 'capture' || captured_by) return 'No email is sent to them automatically.';
  if (isSent === false) {
    return 'Emails to visitors are not being sent at the moment: please tell them yourself.';
  }
  return isWaiting
    ? `An email to ${email} will be queued with the change.`
    : `An email to ${email} has been queued as well.`;
}

type Requested = {
  id?: string | undefined;
  kind?: string | null | undefined;
  captured_by?: string | null | undefined;
};

const isRequested = oneOf('consultation', 'tour', 'video');

/**
 * The address of an appointment with its calendar file in the list on the visitor's own device; empty if it was not
 * requested there, but captured by the staff. Only that device, and our e-mails, know the id by which calendars recognise
 * the appointment.
 */
export const ownPlaceOf = ({ id, kind, captured_by }: Requested): string =>
  isRequested(kind) && !captured_by
    ? new URL(`/outbox#consultation${id ? `-${id}` : 's'}`, location.origin).href
    : '';

/** A moment for the staff, by the clock in Lagos of 24 hours, as in all of their lists. */
export const lagosTimeWords = (at: number): string => bothTimesText(at, '', false);

/** A moment for the visitor: by their own clock first, and then by ours. */
export const ownTimeWords = (at: number, zone: string | null): string =>
  bothTimesText(at, zone ?? '', true);
