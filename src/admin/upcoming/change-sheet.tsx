import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { staffMessages } from '../../content/staff-messages';
import { useChanges } from '../../hooks/use-changes';
import { fullDay } from '../../lib/english';
import { Button } from '../../ui/button';
import { focusNow } from '../../ui/kept-focus';
import { ownName, propertyOf } from '../people/messages';
import { useTeam, YOU } from '../people/use-team';
import { PendingNotes } from '../rows/pending-notes';
import { Choice, MemberChoices } from '../sheet/choices';
import { useStaff } from '../staff';
import { StaffSheet } from '../staff-sheet';
import { lagosTimeWords, ownPlaceOf, ownTimeWords } from './agreed-words';
import { MoveForm } from './move-form';
import { dayOfPlanned, moveWords, type Planned, startOf, wordsOf } from './plan';
import { type TellProps, TellVisitor } from './tell-visitor';
import { useAgree } from './use-agree';

/** What is to be done to which appointment. */
export type PlannedChange = {
  action: 'move' | 'cancel' | 'confirmed' | 'host';
  planned: Planned;
  /** Of what is done: it waits on this device. */
  isWaiting?: boolean;
  /** Of what is done: the `seq` of the last change before it. */
  after?: number;
};

type Props = { change: PlannedChange | undefined; onClose: () => void };

const TITLES = {
  cancel: 'Cancel the appointment',
  confirmed: 'Tell the visitor',
  host: 'Host',
};

const titleOf = ({ action, planned }: PlannedChange) =>
  action === 'move' ? moveWords(planned) : TITLES[action];

/** Moves an appointment or cancels it, and then offers the message that tells the visitor; of one that was confirmed at once. Or chooses its host. */
export function ChangeSheet({ change, onClose }: Props) {
  return (
    <StaffSheet
      title={change ? titleOf(change) : ''}
      isOpen={change !== undefined}
      onClose={onClose}
    >
      {change && <Steps key={change.planned.id} {...change} onClose={onClose} />}
    </StaffSheet>
  );
}

function Steps({
  action,
  planned,
  isWaiting = false,
  after,
  onClose,
}: PlannedChange & { onClose: () => void }) {
  const { move } = useAgree();
  const [told, setTold] = useState<Omit<TellProps, 'planned'>>();
  const [isBusy, setIsBusy] = useState(false);
  const isDone = action === 'confirmed' || told !== undefined;
  const refused = useRefused({ row: planned.id, isDone, after, onClose });
  const change = async (at: number | null, words: { title: string; message: string }) => {
    setIsBusy(true);
    const stored = await move(planned, at, {
      title:
        at === null ? 'Appointment Cancelled' : isFirst ? 'Time Suggested' : 'Appointment Moved',
      description: planned.name,
    });
    setIsBusy(false);
    if (stored) setTold({ ...words, isWaiting: stored === 'here' });
  };
  const name = ownName(planned);
  const what = wordsOf(planned, propertyOf(planned));
  const zone = planned.visitor_zone;
  const start = startOf(planned);
  const isFirst = start === undefined;
  const tell = isFirst ? staffMessages.suggested : staffMessages.moved;
  if (refused.length > 0) {
    return (
      <div role="alert" ref={focusNow} tabIndex={-1}>
        <PendingNotes changes={refused} stored={undefined} />
      </div>
    );
  }
  if (told) return <TellVisitor planned={planned} {...told} />;
  if (action === 'confirmed' && start !== undefined) {
    const when = ownTimeWords(start, zone);
    const message = staffMessages.confirmed(name, what, when, ownPlaceOf(planned));
    return (
      <>
        <TellVisitor {...{ planned, message, isWaiting }} title="Confirmed" />
        <div className="mt-6">
          <HostChoices planned={planned} />
        </div>
      </>
    );
  }
  if (action === 'host') return <HostChoices planned={planned} onChosen={onClose} />;
  if (action === 'move') {
    return (
      <MoveForm
        planned={planned}
        isBusy={isBusy}
        onMove={(at) =>
          void change(at, {
            title: `${isFirst ? 'Suggested:' : 'Moved to'} ${lagosTimeWords(at)}`,
            message: tell(name, what, ownTimeWords(at, zone)),
          })
        }
      />
    );
  }
  const day = dayOfPlanned(planned);
  const when = start === undefined ? day && fullDay(day) : ownTimeWords(start, zone);
  return (
    <div className="mt-3 grid gap-4">
      <p>
        This cancels the {what} with {planned.name}. Then you get a message to send them.
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

type Done = { row: string; isDone: boolean; after: number | undefined; onClose: () => void };

/**
 * Returns what was done to an appointment and has been refused since: nobody is to be told of it. Once that has been
 * answered, the sheet closes.
 */
function useRefused({ row, isDone, after, onClose }: Done) {
  const changes = useChanges(useStaff().id);
  // Of another time, or of an earlier attempt: what is done now may succeed.
  const [last] = useState(() => after ?? Math.max(0, ...changes.map(({ seq }) => seq)));
  const refused = changes.filter(({ seq, state, change }) => {
    const isAbout = change.action === 'event' && 'appointment_at' in change.value;
    return isDone && isAbout && state === 'parked' && change.row_id === row && seq > last;
  });
  const isRefused = refused.length > 0;
  const wasRefused = useRef(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (wasRefused.current && !isRefused) close();
    wasRefused.current = isRefused;
  }, [isRefused]);
  return refused;
}

type HostProps = {
  /** Confirmed: by whoever is signed in, unless it names its host. */
  planned: Planned;
  /** Called once it is stored in the database. */
  onChosen?: () => void;
};

/** Who holds an appointment that is confirmed. A colleague gets its row as well, or might not see it. */
function HostChoices({ planned, onChosen }: HostProps) {
  const { id, role } = useStaff();
  const { chooseHost, assign } = useAgree();
  const { nameOf } = useTeam();
  const [host, setHost] = useState(planned.host ?? id);
  const kept = useRef(host);
  /** The last choice that was stored. */
  const [stored, setStored] = useState<{ member: string; isThere: boolean; isOwner: boolean }>();
  /** The owner as this sheet has asked for it last: the row says so only later. */
  const owner = useRef(planned.assignee);
  const underWay = useRef(Promise.resolve());
  const close = useEffectEvent(() => onChosen?.());
  useEffect(() => {
    if (stored?.isThere) close();
  }, [stored]);
  const give = async (member: string) => {
    const isGiven = owner.current !== planned.assignee;
    // An agent decides nothing more about what is a colleague's.
    if (isGiven && role === 'agent') return;
    const place = await chooseHost(planned, member);
    if (!place) return setHost((shown) => (shown === member ? kept.current : shown));
    kept.current = member;
    // What waits on this device may still be refused, and the row would be a colleague's all the same.
    const isThere = place === 'there';
    const isToGive = isThere && owner.current !== member && (member !== id || isGiven);
    if (isToGive && (await assign(planned, member))) owner.current = member;
    setStored({ member, isThere, isOwner: owner.current === member });
  };
  const choose = (member: string) => {
    if (member === host) return onChosen?.();
    setHost(member);
    // One after the other: the last one counts.
    underWay.current = underWay.current.then(() => give(member));
  };
  const waits = stored?.isThere === false && stored.member !== id && (
    <span className="block">
      This has not been sent yet, and does not make them the owner: assign it to them once you are
      online.
    </span>
  );
  if (role === 'agent' && stored && stored.member !== id) {
    return (
      <p ref={focusNow} tabIndex={-1}>
        <span>{stored.isOwner ? 'Host and owner: ' : 'Host: '}</span>
        <bdi>{nameOf(stored.member)}</bdi>
        {waits}
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <MemberChoices label="Who will hold it" chosen={host} onChoose={choose}>
        <Choice isChosen={host === id} onChoose={() => choose(id)}>
          {YOU}
        </Choice>
      </MemberChoices>
      <p role="status" className="note">
        {waits || (
          <span>
            While you are online, a colleague you choose becomes the owner as well, and is notified.
          </span>
        )}{' '}
        {role === 'agent' && <span>It may leave your lists then: tell the visitor first.</span>}
      </p>
    </div>
  );
}
