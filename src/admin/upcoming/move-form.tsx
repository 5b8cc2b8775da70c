import { useState } from 'react';
import { closures } from '../../content/holidays.generated';
import { daysLater, isDay } from '../../domain/calendar-day';
import { lagosDay, lagosInstant, lagosTime } from '../../domain/lagos-time';
import { TextField } from '../../ui/field';
import { closedWords } from './closed-words';
import { dayOfPlanned, hostOf, type Planned, startOf, visitorWords } from './plan';

type Props = { planned: Planned; isBusy: boolean; onMove: (at: number) => void };

/** Nobody plans further ahead; a year that was mistyped is. */
const DAYS_AHEAD = 730;

/**
 * A new day and time in Lagos, and what clocks will show where the visitor is. What can't be meant is refused; a time at
 * which the office is closed may have been agreed on, so that is only said.
 */
export function MoveForm({ planned, isBusy, onMove }: Props) {
  const start = startOf(planned);
  const [day, setDay] = useState(dayOfPlanned(planned));
  const [time, setTime] = useState(start === undefined ? '10:00' : lagosTime(start));
  const [isAsked, setIsAsked] = useState(false);
  const now = Date.now();
  const at = isDay(day) && /^\d\d:\d\d$/.test(time) ? lagosInstant(day, time) : undefined;
  const error = errorOf(at, now);
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
        else event.currentTarget.querySelector('input')?.focus();
      }}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
        <TextField
          id="planned-day"
          type="date"
          label="Day"
          min={lagosDay(now)}
          max={daysLater(lagosDay(now), DAYS_AHEAD)}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={isAsked ? error : undefined}
        />
        <TextField
          id="planned-time"
          type="time"
          label="Time in Lagos"
          step={900}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      </div>
      <div role="status" className="figures grid gap-1">
        {closed && <p className="planned-closed">{closed}</p>}
        {at !== undefined && (
          <p className="note">For the visitor: {visitorWords(at, planned.visitor_zone)}</p>
        )}
      </div>
      <button type="submit" className="button button-primary" aria-disabled={isBusy}>
        Save the new time
      </button>
    </form>
  );
}

/** What is certainly a mistake. */
function errorOf(at: number | undefined, now: number): string | undefined {
  if (at === undefined) return 'Please choose a day and a time.';
  if (at <= now) return 'That is in the past. Please choose a time to come.';
  const isTooFar = lagosDay(at) > daysLater(lagosDay(now), DAYS_AHEAD);
  return isTooFar ? 'That is more than two years ahead. Please check the year.' : undefined;
}
