import { storable } from '../lib/storable.ts';
import { type Booking, endOf } from './booking.ts';
import type { Day } from './calendar-day';
import { lagosDay, lagosTime } from './lagos-time.ts';

/** A consultation as an event for a calendar. */
export type CalendarEvent = Pick<Booking, 'uid' | 'startsAt' | 'sequence' | 'isCancelled'> & {
  madeAt: number;
  /** Whether its time is agreed. */
  isConfirmed: boolean;
  summary: string;
  description: string;
  location: string;
  url: string;
  /** The program that made the file. */
  product: string;
  organizer: string;
};

const utf8 = new TextEncoder();
/** The longest line; RFC 5545, section 3.1; excludes the line break. */
const MAX_OCTETS = 75;

/** An iCalendar file (RFC 5545) with one event in Lagos time: tentative until somebody confirms it, or cancelled. */
export function calendarFile(event: CalendarEvent): string {
  return fileOf(`${event.product}//Consultation`, event.isCancelled ? 'CANCEL' : 'PUBLISH', [
    'BEGIN:VTIMEZONE',
    'TZID:Africa/Lagos',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0100',
    'TZNAME:WAT',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `ORGANIZER;CN="${event.product.replace(/["\r\n]/g, '')}":mailto:${event.organizer}`,
    `DTSTAMP:${inUtc(event.madeAt)}`,
    `DTSTART;TZID=Africa/Lagos:${inLagos(event.startsAt)}`,
    `DTEND;TZID=Africa/Lagos:${inLagos(endOf(event))}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    `URL:${event.url}`,
    ...(event.isCancelled
      ? ['STATUS:CANCELLED']
      : [
          `STATUS:${event.isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
          ...reminder(event.summary, 'PT1H'),
        ]),
    'END:VEVENT',
  ]);
}

/** A day with something to do, as an event that takes all of it. */
export type CalendarDay = {
  uid: string;
  day: Day;
  summary: string;
  description: string;
  url: string;
};

/** An iCalendar file with all-day events, and a reminder the day before each. */
export function calendarOfDays(days: CalendarDay[], product: string, madeAt: number): string {
  return fileOf(
    product,
    'PUBLISH',
    days.flatMap(({ uid, day, summary, description, url }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${inUtc(madeAt)}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      `URL:${url}`,
      // The day stays free for meetings.
      'TRANSP:TRANSPARENT',
      ...reminder(summary, 'P1D'),
      'END:VEVENT',
    ]),
  );
}

function fileOf(product: string, method: string, parts: string[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...parts,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

/** A reminder some time before; a duration of RFC 5545. */
function reminder(summary: string, before: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    `TRIGGER:-${before}`,
    'END:VALARM',
  ];
}

/** `20260303T080000Z`. */
function inUtc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** `20260303T090000`, as clocks in Lagos show it. */
function inLagos(at: number): string {
  return `${lagosDay(at)}T${lagosTime(at)}00`.replace(/[-:]/g, '');
}

function escaped(text: string): string {
  return storable(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n');
}

/** Long lines continue on the next line after a space. A multi-byte character is never split. */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const more = utf8.encode(character).length;
    if (octets + more > MAX_OCTETS) {
      lines.push(' ');
      octets = 1;
    }
    lines.push(lines.pop() + character);
    octets += more;
  }
  return lines.join('\r\n');
}
