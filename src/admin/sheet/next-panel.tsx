import { useState } from 'react';
import { hostNow } from '../../device/clock';
import { daysLater, isDay } from '../../domain/calendar-day';
import { lagosDay } from '../../domain/lagos-time';
import { Choice, Choices } from './choices';

type Props = {
  day: string | null | undefined;
  /** Asked because they were just reached, which may have been the step. */
  isReached?: boolean;
  onChoose: (day: string | null) => void;
};

/** How many days ahead a next step is one tap away. */
export const AHEAD = [
  [0, 'Today'],
  [1, 'Tomorrow'],
  [3, 'In 3 days'],
  [7, 'In a week'],
] as const;

/** The day of the next step. */
export function NextPanel({ day, isReached = false, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const today = lagosDay(hostNow());
  return (
    <>
      {isReached && (
        <p className="note">They were reached. Is there another step, or was that it?</p>
      )}
      <Choices label="Next step">
        {AHEAD.map(([days, words]) => {
          const then = daysLater(today, days);
          return (
            <Choice key={days} isChosen={then === day} onChoose={() => onChoose(then)}>
              {words}
            </Choice>
          );
        })}
        {day && <Choice onChoose={() => onChoose(null)}>None</Choice>}
      </Choices>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isDay(typed)) onChoose(typed);
        }}
      >
        <label className="grid min-w-0 flex-1 gap-1.5">
          <span className="field-label">On another day</span>
          <input
            type="date"
            className="input min-w-0"
            value={typed}
            min={today}
            max={daysLater(today, 730)}
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
