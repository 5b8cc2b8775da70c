import { useState } from 'react';
import { closures } from '../../content/holidays.generated';
import { hostNow } from '../../device/clock';
import { daysLater, isDay } from '../../domain/calendar-day';
import { lagosDay, lagosInstant, lagosTime } from '../../domain/lagos-time';
import { CITY, type Closures, type Office } from '../../domain/office';
import { whyClosed } from '../../domain/office-hours';
import { TextField } from '../../ui/field';
import { dayOfPlanned, hostOf, NOT_KNOWN, type Planned, startOf, visitorWords } from './plan';

type MoveProps = { planned: Planned; isBusy: boolean; onMove: (at: number) => void };

/** The fields’ ids. */
const DAY = 'planned-day';
const TIME = 'planned-time';

/** Nobody plans further ahead; a year that was mistyped is. */
const DAYS_AHEAD = 730;

/**
 * A new day and time in Lagos, and what clocks will show where the visitor is. What can't be meant is refused; a time at
 * which the office is closed may have been agreed on, so that is only said.
 */
export function MoveForm({ planned, isBusy, onMove }: MoveProps) {
  const start = startOf(planned);
  const [day, setDay] = useState(() => {
    const asked = dayOfPlanned(planned);
    return start === undefined && asked < lagosDay(hostNow()) ? '' : asked;
  });
  const [time, setTime] = useState(start === undefined ? '10:00' : lagosTime(start));
  const [isAsked, setIsAsked] = useState(false);
  const now = hostNow();
  const at = isDay(day) && /^\d\d:\d\d$/.test(time) ? lagosInstant(day, time) : undefined;
  const error = errorOf(day, at, start, now);
  const words = isAsked ? error?.words : undefined;
  const theirs = at !== undefined && visitorWords(at, planned.visitor_zone);
  const closed = at !== undefined && !error && closedWords(hostOf(planned), at, closures);
  return (
    <form
      className="mt-3 grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        setIsAsked(true);
        if (at !== undefined && !error) onMove(at);
        else event.currentTarget.querySelector<HTMLElement>(`#${error?.field}`)?.focus();
      }}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
        <TextField
          id={DAY}
          type="date"
          label="Day"
          min={lagosDay(now)}
          max={daysLater(lagosDay(now), DAYS_AHEAD)}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={error?.field === DAY ? words : undefined}
        />
        <TextField
          id={TIME}
          type="time"
          label="Time in Lagos"
          step={900}
          value={time}
          onChange={({ target }) => setTime(target.value)}
          error={error?.field === TIME ? words : undefined}
        />
      </div>
      <div role="status" className="figures grid gap-1">
        {closed && <p className="planned-closed">{closed}</p>}
        {theirs && (
          <p className="note">{theirs === NOT_KNOWN ? theirs : `For the visitor: ${theirs}`}</p>
        )}
      </div>
      <button type="submit" className="button button-primary" aria-disabled={isBusy}>
        {start === undefined ? 'Suggest this time' : 'Save the new time'}
      </button>
    </form>
  );
}

/** What is certainly a mistake, and in which field. */
function errorOf(day: string, at: number | undefined, start: number | undefined, now: number) {
  if (!isDay(day)) return { field: DAY, words: 'Please choose a day.' };
  if (at === undefined) return { field: TIME, words: 'Please choose a time.' };
  if (at === start) return { field: TIME, words: 'That is already its time.' };
  if (at <= now) return { field: DAY, words: 'That is in the past. Please choose a later time.' };
  const isTooFar = lagosDay(at) > daysLater(lagosDay(now), DAYS_AHEAD);
  return isTooFar
    ? { field: DAY, words: 'That is more than two years ahead. Please check the year.' }
    : undefined;
}

/** Says that the hosting office is closed at an instant, and why; nothing while it is open. */
export function closedWords(office: Office, at: number, closures: Closures): string | undefined {
  const closed = whyClosed(office, at, closures);
  if (!closed) return undefined;
  const isClosed = `The ${CITY[office]} office is closed`;
  switch (closed.why) {
    case 'sunday':
      return `${isClosed} on Sundays.`;
    case 'holiday':
      return `${isClosed} that day: ${closed.name}.`;
    case 'lunch':
      return `${isClosed} for lunch then.`;
    case 'hours': {
      const whose = office === 'london' ? ', London time' : '';
      return `${isClosed} then. That day it is open from ${closed.opens} to ${closed.closes}${whose}.`;
    }
  }
}
