import { useState } from 'react';
import { staffMessages } from '../../content/staff-messages';
import { Button } from '../../ui/button';
import { ownName, propertyOf } from '../people/reach';
import { StaffSheet } from '../staff-sheet';
import { MoveForm } from './move-form';
import { dayOfPlanned, type Planned, startOf, whenWords, wordsOf } from './plan';
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
  const what = wordsOf(planned, propertyOf(planned));
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
