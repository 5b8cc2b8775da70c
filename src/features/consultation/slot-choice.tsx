import { useId } from 'react';
import { besideText, visitorTime } from '../../domain/clock';
import type { Slot } from '../../domain/slot';
import { visitorZone } from '../../lib/time-words';

/** Mornings are in the first column, afternoons in the second. */
const LUNCH = '13:00';

type Props = {
  slots: Slot[];
  chosen: string | undefined;
  onChoose: (time: string) => void;
};

/** A day's slots in the visitor's time, with Lagos time beside each where they differ. */
export function SlotChoice({ slots, chosen, onChoose }: Props) {
  const name = useId();
  const zone = visitorZone();
  const isElsewhere = slots.some(({ startsAt }) => visitorTime(startsAt, zone) !== null);
  return (
    <fieldset>
      <legend className="mb-3">
        <strong>Choose a time</strong>{' '}
        <span className="note">{isElsewhere ? 'Your time' : 'Lagos time'}</span>
      </legend>
      {/* As many rows on a Saturday, so that what follows stays where it is. */}
      <div
        className="grid grid-flow-col gap-2"
        style={{ gridTemplate: 'repeat(4, 1fr) / 1fr 1fr' }}
      >
        {slots.map(({ time, startsAt, isOpen }) => {
          const local = visitorTime(startsAt, zone);
          return (
            <label key={time} style={{ gridColumn: time < LUNCH ? 1 : 2 }}>
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={time}
                checked={time === chosen}
                disabled={!isOpen}
                onChange={() => onChoose(time)}
              />
              <span className="choice slot">
                <span className="slot-time subtitle font-semibold">{local?.time ?? time}</span>{' '}
                {local && (
                  <span className="slot-local text-small">
                    <span className="sr-only">your time, </span>
                    {besideText(local, time)}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
