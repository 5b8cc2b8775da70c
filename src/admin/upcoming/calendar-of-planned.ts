import type { ReactNode } from 'react';
import { company } from '../../content/company';
import { calendarFile, calendarOfDays } from '../../domain/calendar-file';
import { SECOND_MS } from '../../lib/durations';
import { giveCalendar } from '../../ui/give-calendar';
import { capitalized } from '../rows/words';
import { dayOfPlanned, type Planned, startOf, visitorWords, wordsOf } from './plan';

/** Calendars keep the file with the highest number, so that a later one replaces an earlier one. */
const sequenceAt = (now: number) => Math.floor((now - Date.UTC(2026, 0)) / SECOND_MS);

/** Hands over an appointment, or the day that was asked for, as a calendar file; returns why it can't. */
export function givePlanned(planned: Planned, property: string): Promise<ReactNode> {
  return giveCalendar(fileOf(planned, property), {
    byHand: 'please add it to your calendar by hand',
    later: 'sign in there',
  });
}

function fileOf(planned: Planned, property: string): File {
  const { id, name, phone, email } = planned;
  const at = startOf(planned);
  const now = Date.now();
  const summary = `${capitalized(wordsOf(planned, property))}: ${name}`;
  const description = [phone, email, at !== undefined && visitorWords(at, planned.visitor_zone)]
    .filter(Boolean)
    .join('\n');
  const url = `${location.origin}/admin?tab=${planned.found_in}&row=${id}`;
  const text =
    at === undefined
      ? calendarOfDays(
          [{ uid: id, day: dayOfPlanned(planned), summary, description, url }],
          company.name,
          now,
        )
      : calendarFile({
          uid: id,
          startsAt: at,
          sequence: sequenceAt(now),
          isCancelled: false,
          madeAt: now,
          summary,
          description,
          location: phone ?? email ?? '',
          url,
          product: company.name,
          organizer: company.email,
        });
  return new File([text], `appointment-${dayOfPlanned(planned)}.ics`, { type: 'text/calendar' });
}
