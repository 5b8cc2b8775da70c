import { useState } from 'react';
import { hostNow } from '../../device/clock';
import { type Day, daysLater, weekdayOf } from '../../domain/calendar-day';
import { lagosDay, lagosInstant } from '../../domain/lagos-time';
import { HOUR_MS, MINUTE_MS } from '../../lib/durations';
import { Choice, Choices } from './choices';

/** In the morning, once the office is open and people are awake. */
const MORNING = '10:00';

/** When to call back: soon, the next mornings, or at a time of one's own. */
export function CallBack({ onChoose }: { onChoose: (at: number) => void }) {
  const [typed, setTyped] = useState('');
  const now = hostNow();
  const today = lagosDay(now);
  const at = Date.parse(typed);
  return (
    <>
      <Choices label="Call back">
        <Choice onChoose={() => onChoose(now + HOUR_MS)}>In an hour</Choice>
        <Choice onChoose={() => onChoose(now + 3 * HOUR_MS)}>In 3 hours</Choice>
        <Choice onChoose={() => onChoose(lagosInstant(daysLater(today, 1), MORNING))}>
          Tomorrow {MORNING}
        </Choice>
        <Choice onChoose={() => onChoose(lagosInstant(nextMonday(today), MORNING))}>
          Monday {MORNING}
        </Choice>
      </Choices>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (at > now) onChoose(at);
        }}
      >
        <label className="grid min-w-0 flex-1 gap-1.5">
          <span className="field-label">At another time</span>
          <input
            type="datetime-local"
            className="input min-w-0"
            value={typed}
            min={localTime(now)}
            required
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <button type="submit" className="button button-line">
          Set
        </button>
      </form>
    </>
  );
}

function nextMonday(today: Day): Day {
  const ahead = (8 - weekdayOf(today)) % 7 || 7;
  return daysLater(today, ahead);
}

/** A time as the field has it: by the clock of this device, to the minute. */
function localTime(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}
