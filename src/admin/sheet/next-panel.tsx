import { hostNow } from '../../device/clock';
import { daysLater, isDay } from '../../domain/calendar-day';
import { lagosDay } from '../../domain/lagos-time';
import { Choice, Choices, OwnTime } from './choices';

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
      <OwnTime
        label="On another day"
        type="date"
        min={today}
        max={daysLater(today, 730)}
        onSet={(typed) => isDay(typed) && onChoose(typed)}
      />
    </>
  );
}
