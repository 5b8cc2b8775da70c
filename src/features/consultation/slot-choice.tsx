import { useId } from 'react';
import type { Booking } from '../../domain/booking';
import { besideText, clockWords, visitorTime } from '../../domain/clock';
import { CITY, LUNCH } from '../../domain/office';
import type { Slot } from '../../domain/slot';
import { deviceZone } from '../../lib/time-words';

/** As many rows on a Saturday, so that what follows stays where it is. */
const ROWS = 4;

type Props = {
  slots: Slot[];
  /** Who does not host on that day, and why. */
  note: string | undefined;
  chosen: string | undefined;
  onChoose: (time: string) => void;
};

/** A day's slots in the visitor's time, with Lagos time beside each where they differ. */
export function SlotChoice({ slots, note, chosen, onChoose }: Props) {
  const name = useId();
  const zone = deviceZone();
  const shown = slots.map((slot) => ({ ...slot, local: visitorTime(slot.startsAt, zone) }));
  const isLagos = slots.every(({ office }) => office === 'lagos');
  const rows = isLagos ? ROWS : Math.max(ROWS, Math.ceil(slots.length / 2));
  return (
    <fieldset>
      <legend className="mb-3">
        <strong>Choose a time</strong>{' '}
        <span className="note">
          {shown.some(({ local }) => local) ? 'Your time' : 'Lagos time'}
        </span>
      </legend>
      {note !== undefined && <p className="note mb-3">{note}</p>}
      <div
        className="grid grid-flow-col gap-2"
        style={{ gridTemplate: `repeat(${rows}, 1fr) / 1fr 1fr` }}
      >
        {shown.map(({ office, time, isOpen, why, local }) => {
          const marks = [why, local?.isNight && 'at night'].filter(Boolean);
          const beside = [
            local && besideText(local, time),
            office !== 'lagos' && `${CITY[office]} office`,
          ].filter(Boolean);
          return (
            // Mornings are in the first column, afternoons in the second.
            <label key={time} style={isLagos ? { gridColumn: time < LUNCH[0] ? 1 : 2 } : {}}>
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
                <span className="slot-time subtitle font-semibold">
                  {clockWords(local?.time ?? time)}
                </span>{' '}
                {local && <span className="sr-only">your time, </span>}
                {marks.length > 0 && (
                  <span className="slot-local text-small">
                    {marks.join(', ')}
                    {beside.length > 0 && <span className="sr-only">, </span>}
                  </span>
                )}
                {beside.length > 0 && (
                  <span className="slot-local slot-beside text-small">{beside.join(', ')}</span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Closes the slot that the consultation to be moved has now; as full, if somebody else has taken it. */
export function withoutOwn(slots: Slot[], change: Booking | undefined): Slot[] {
  const { startsAt, office = 'lagos', isTaken } = change ?? {};
  return slots.map((slot) =>
    slot.startsAt === startsAt && slot.office === office
      ? { ...slot, isOpen: false, why: isTaken ? 'full' : undefined }
      : slot,
  );
}
