import { useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { staffMessages } from '../../content/staff-messages';
import { useConnectivity } from '../../hooks/use-connectivity';
import { Button } from '../../ui/button';
import { CopyMessage } from '../../ui/copy-message';
import { Icon } from '../../ui/icon';
import { chatWith, numberOf, ownName, propertyOf } from '../people/reach';
import { useActions } from '../rows/use-actions';
import { StaffSheet } from '../staff-sheet';
import { MoveForm } from './move-form';
import { dayOfPlanned, type Planned, startOf, whenWords, wordsOf } from './plan';
import { UPCOMING } from './upcoming-key';

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

/** What is said about it. */
type Words = { title: string; description: string };

/**
 * Returns what moves an appointment, or cancels it if there is no new time: an event, which waits on this device if there
 * is no network.
 * @returns whether it is stored here or there
 */
function useMove(): (planned: Planned, at: number | null, words: Words) => Promise<boolean> {
  const { record } = useActions();
  const queries = useQueryClient();
  return async ({ id, found_in }, at, words) => {
    const appointment_at = at === null ? null : new Date(at).toISOString();
    const result = await record(
      found_in,
      { id },
      { kind: 'appointment', appointment_at },
      { ...words, failure: 'Failed to change the appointment' },
    );
    void queries.invalidateQueries({ queryKey: [UPCOMING] });
    return result.kind === 'delivered' || result.kind === 'saved' || result.kind === 'failed';
  };
}

type TellVisitorProps = { planned: Planned; title: string; message: string };

/** What was changed, and the message that tells the visitor, ready to be sent. */
function TellVisitor({ planned, title, message }: TellVisitorProps) {
  const isOffline = useConnectivity() !== 'online' && matchMedia('(pointer: coarse)').matches;
  const href = chatWith(numberOf(planned), message, isOffline);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-3 grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-body leading-[1.3] font-[650]">
        {title}
      </h3>
      <blockquote className="border-l-4 border-line bg-quiet px-3 py-2.5 wrap-anywhere">
        {message}
      </blockquote>
      {href ? (
        <a
          className="button button-whatsapp justify-self-start"
          href={href}
          {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
        >
          <Icon drawing={MessageCircle} />
          Tell them on WhatsApp
        </a>
      ) : (
        <p className="note">
          There is no number for WhatsApp. Copy the message, and send it another way.
        </p>
      )}
      <CopyMessage message={message} />
    </div>
  );
}
