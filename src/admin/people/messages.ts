import { tourProperties } from '../../content/options';
import { staffMessages as texts } from '../../content/staff-messages';
import { daysLater, isDay } from '../../domain/calendar-day';
import type { Known } from '../../domain/known';
import { lagosDay } from '../../domain/lagos-time';
import { isNamed } from '../../domain/lead';
import { nameFor } from '../../domain/person-name';
import { fullDay } from '../../lib/english';
import { instant } from '../../lib/shape';
import { parseTime } from '../../lib/time-words';
import { type PropertyColumns, propertyText } from '../rows/property';
import type { AnyRow, ListedLead } from '../rows/row';
import { ownPlaceOf, ownTimeWords } from '../upcoming/agreed-words';
import { wordsOf } from '../upcoming/plan';

/** A text for somebody, with why it is sent. */
export type Message = { label: string; subject: string; text: string };

/** The person who is written to, and what decides why. */
export type Reason = Pick<AnyRow, 'name'> & {
  [Column in
    | 'appointment_at'
    | 'appointment_state'
    | 'captured_by'
    | 'first_answered_at'
    | 'id'
    | 'kind'
    | 'known'
    | 'preferred_date'
    | 'property_interest'
    | 'property_slug'
    | 'source'
    | 'visitor_zone']?: ListedLead[Column] | undefined;
};

/**
 * Returns the texts for somebody: first the one that is due, then whatever else their row asks for, and those that fit anybody.
 * @param isUnanswered whether the last call to them found nobody
 */
export function messagesFor(
  row: Reason,
  now: number,
  isUnanswered = false,
): [Message, ...Message[]] {
  const name = ownName(row);
  const property = wantedOf(row);
  const message = (label: string, text: string): Message => ({
    label,
    subject: texts.subject(property),
    text,
  });
  const first = message('First message', texts.first(name, property));
  const second = message('Second message', texts.second(name, property));
  const noAnswer = message('No answer to a call', texts.noAnswer(name, property));
  const papers = message('Papers sent', texts.papers(name, property));

  const day = row.preferred_date ?? '';
  const [due = first, ...others] = new Set([
    ...appointmentMessages(row, now),
    ...(isUnanswered ? [noAnswer] : []),
    ...(row.first_answered_at ? [second] : []),
    ...(row.source === 'viewing'
      ? [message('After the viewing', texts.capture(name, property))]
      : []),
    ...(isDay(day) && day >= lagosDay(now)
      ? [message('A day was asked for', texts.tour(name, propertyOf(row), fullDay(day)))]
      : []),
    ...[first, second, noAnswer, papers],
  ]);
  return [due, ...others];
}

/** What can be said of an appointment until it was held, the likeliest first. */
function appointmentMessages(row: Reason, now: number): Message[] {
  const name = ownName(row);
  const what = wordsOf({ kind: row.kind ?? null }, propertyOf(row));
  const message = (label: string, text: string): Message => ({
    label,
    subject: texts.aboutAppointment(what),
    text,
  });
  // The appointment has no time any more, and either side may have cancelled it.
  if (row.appointment_state === 'cancelled') {
    return [message('Cancelled', texts.wasCancelled(name, what))];
  }
  const at = parseTime(row.appointment_at ?? '');
  if (!instant(at)) return [];
  if (row.appointment_state === 'missed') return [message('Missed', texts.missed(name, what))];
  if (at <= now) return [];
  const when = ownTimeWords(at, row.visitor_zone ?? null);
  switch (row.appointment_state) {
    case 'asked':
      return [message('Time asked for', texts.asked(name, what, when))];
    case 'moved':
      return [message('Moved', texts.moved(name, what, when))];
    case 'confirmed': {
      const confirmed = message('Confirmed', texts.confirmed(name, what, when, ownPlaceOf(row)));
      const reminder = message('Reminder', texts.reminder(name, what, when));
      const isSoon = lagosDay(at) <= daysLater(lagosDay(now), 1);
      return isSoon ? [reminder, confirmed] : [confirmed, reminder];
    }
    default:
      return [];
  }
}

/** Returns the name that a message calls somebody by; empty for whoever gave none, or no name. */
export function ownName({ name }: Pick<AnyRow, 'name'>): string {
  return name && isNamed({ name }) ? nameFor(name) : '';
}

/**
 * Returns one of our properties, or another that can be toured; empty for any other text, which no message of ours may
 * contain.
 */
export function propertyOf(about: PropertyColumns): string {
  const named = propertyText(about) ?? '';
  return tourProperties.some((name) => name === named) ? named : '';
}

/** The same of what somebody wants by now, as far as the staff know: an appointment stays what it was asked for. */
export function wantedOf(about: PropertyColumns & { known?: Known | null | undefined }): string {
  const interest = about.known?.interest?.toLowerCase() ?? '';
  const wanted = tourProperties.find((name) => interest.includes(name.toLowerCase()));
  return wanted ?? propertyOf(about);
}
