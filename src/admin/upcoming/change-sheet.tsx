import { useState } from 'react';
import { staffMessages } from '../../content/staff-messages';
import { isDay } from '../../domain/calendar-day';
import { lagosDay, lagosInstant, lagosTime } from '../../domain/lagos-time';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { ownName } from '../people/reach';
import { propertyText } from '../rows/property';
import { StaffSheet } from '../staff-sheet';
import { dayOfPlanned, type Planned, startOf, visitorWords, whenWords, wordsOf } from './plan';
import { TellVisitor } from './tell-visitor';
import { useMove } from './use-move';

/** What is to be done to which appointment. */
export type PlannedChange = { action: 'move' | 'cancel'; planned: Planned };

type Props = { change: PlannedChange | undefined; onClose: () => void };

const TITLES = { move: 'Reschedule', cancel: 'Cancel the appointment' };

/** Moves an appointment or cancels it, and then offers the message that tells the visitor. */
export function ChangeSheet({ change, onClose }: Props) {
  return (
    <StaffSheet
      title={TITLES[change?.action ?? 'move']}
      isOpen={change !== undefined}
      onClose={onClose}
    >
      {change && <Steps key={change.planned.id} {...change} onClose={onClose} />}
    </StaffSheet>
  );
}

function Steps({ action, planned, onClose }: PlannedChange & { onClose: () => void }) {
  const move = useMove();
  const [told, setTold] = useState<{ title: string; message: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const change = async (at: number | null, words: { title: string; message: string }) => {
    setIsBusy(true);
    const isStored = await move(planned, at, {
      title: at === null ? 'Appointment Cancelled' : 'Appointment Moved',
      description: planned.name,
    });
    setIsBusy(false);
    if (isStored) setTold(words);
  };
  const name = ownName(planned);
  const what = wordsOf(planned, propertyText(planned) ?? '');
  const zone = planned.visitor_zone;
  if (told) return <TellVisitor planned={planned} {...told} />;
  if (action === 'move') {
    return (
      <MoveForm
        planned={planned}
        isBusy={isBusy}
        onMove={(at) =>
          void change(at, {
            title: `Moved to ${whenWords(at, null)}`,
            message: staffMessages.moved(name, what, whenWords(at, zone)),
          })
        }
      />
    );
  }
  const start = startOf(planned);
  const when = start === undefined ? dayOfPlanned(planned) : whenWords(start, zone);
  return (
    <div className="mt-3 grid gap-4">
      <p>
        The {what} with {planned.name} is cancelled. You get a message for them to send.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          kind="primary"
          aria-disabled={isBusy}
          onClick={() =>
            void change(null, {
              title: 'Cancelled',
              message: staffMessages.cancelled(name, what, when),
            })
          }
        >
          Cancel it
        </Button>
        <Button onClick={onClose}>Keep it</Button>
      </div>
    </div>
  );
}

type MoveProps = { planned: Planned; isBusy: boolean; onMove: (at: number) => void };

/** A new day and time in Lagos, and what clocks will show where the visitor is. */
function MoveForm({ planned, isBusy, onMove }: MoveProps) {
  const start = startOf(planned);
  const [day, setDay] = useState(dayOfPlanned(planned));
  const [time, setTime] = useState(start === undefined ? '10:00' : lagosTime(start));
  const [isWrong, setIsWrong] = useState(false);
  const at = isDay(day) && /^\d\d:\d\d$/.test(time) ? lagosInstant(day, time) : undefined;
  const isAhead = at !== undefined && at > Date.now();
  return (
    <form
      className="mt-3 grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        setIsWrong(!isAhead);
        if (isAhead) onMove(at);
      }}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
        <TextField
          id="planned-day"
          type="date"
          label="Day"
          min={lagosDay(Date.now())}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={isWrong ? 'Please choose a time to come.' : undefined}
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
      <p role="status" className="note figures">
        {at !== undefined && `For the visitor: ${visitorWords(at, planned.visitor_zone)}`}
      </p>
      <button type="submit" className="button button-primary" aria-disabled={isBusy}>
        Save the new time
      </button>
    </form>
  );
}
