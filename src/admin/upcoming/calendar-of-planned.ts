import type { ReactNode } from 'react';
import { company } from '../../content/company';
import { hostNow } from '../../device/clock';
import { isConfirmed } from '../../domain/appointment';
import { calendarFile, calendarOfDays } from '../../domain/calendar-file';
import { SECOND_MS } from '../../lib/durations';
import { capitalized } from '../../lib/english';
import { giveCalendar } from '../../ui/give-calendar';
import { ownName, propertyOf } from '../people/messages';
import { reachOf } from '../people/reach';
import { dayOfPlanned, type Planned, startOf, visitorWords, wordsOf } from './plan';

/** Calendars keep the file with the highest number, so that a later one replaces an earlier one. */
const sequenceAt = (now: number) => Math.floor((now - Date.UTC(2026, 0)) / SECOND_MS);

/** Hands over an appointment, or the day that was asked for, as a calendar file; returns why it can't. */
export function givePlanned(planned: Planned): Promise<ReactNode> {
  return giveCalendar(fileOf(planned), {
    byHand: 'please add it to your calendar by hand',
    later: 'sign in there',
  });
}

/** What the event says. Others may be invited to it, so it contains nothing that a visitor wrote but a name and an address. */
export function eventWords(planned: Planned) {
  const at = startOf(planned);
  const { email } = planned;
  const phone = reachOf(planned, false).call?.replace('tel:', '');
  const what = capitalized(wordsOf(planned, propertyOf(planned)));
  const time = at !== undefined && visitorWords(at, planned.visitor_zone);
  return {
    summary: `${what}: ${ownName(planned) || 'a visitor'}`,
    description: [phone, email, time].filter(Boolean).join('\n'),
    location: phone ?? email ?? '',
  };
}

function fileOf(planned: Planned): File {
  const { id } = planned;
  const at = startOf(planned);
  const now = hostNow();
  const { summary, description, location: place } = eventWords(planned);
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
          isConfirmed: isConfirmed(planned.appointment_state),
          madeAt: now,
          summary,
          description,
          location: place,
          url,
          product: company.name,
          organizer: company.email,
        });
  return new File([text], `appointment-${dayOfPlanned(planned)}.ics`, { type: 'text/calendar' });
}
