import { useId } from 'react';
import type { Slot } from '../../domain/slot';
import { visitorTime, visitorTimeText } from '../../domain/visitor-time';

type Props = {
  slots: Slot[];
  chosen: string | undefined;
  /** The visitor's time zone. */
  zone: string;
  onChoose: (time: string) => void;
};

/** The times of a day, in Lagos, each with the visitor's own beside it where that differs. */
export function SlotChoice({ slots, chosen, zone, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-3">
        <strong>Choose a time</strong> <span className="note">Lagos time</span>
      </legend>
      <div className="slots" data-rows={Math.ceil(slots.length / 2)}>
        {slots.map(({ time, startsAt, isOpen }) => {
          const local = visitorTime(startsAt, zone);
          return (
            <label key={time}>
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={time}
                checked={time === chosen}
                disabled={!isOpen}
                onChange={() => onChoose(time)}
              />
              <span className="slot">
                <span className="slot-time">{time}</span>{' '}
                {local && <span className="slot-local">{visitorTimeText(local)}</span>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
