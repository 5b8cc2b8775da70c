import { TriangleAlert } from 'lucide';
import type { PendingChange } from '../../domain/change';
import { seenOf } from '../../domain/seen';
import { useOutbox } from '../../hooks/use-outbox';
import { Icon } from '../../ui/icon';
import { Button } from '../button';
import { bothNotes, canKeepBoth } from '../leads/both-notes';
import { conflictWords } from './pending-words';
import type { AnyRow, ListedLead } from './row';
import { UnsavedNotes, Versions } from './unsaved-notes';

type Props = {
  changes: readonly PendingChange[];
  /** The row as the database has it; undefined if it is not in the list. */
  stored: AnyRow | undefined;
  /** Opens a row that is not in the list. */
  onFind?: (id: string) => void;
};

/** Changes to a row that failed: somebody else changed it first, or the database refused them. */
export function PendingNotes({ changes, stored, onFind }: Props) {
  return changes
    .filter(({ state }) => state === 'parked')
    .map((one) => <Parked key={one.seq} pending={one} stored={stored} onFind={onFind} />);
}

type ParkedProps = {
  pending: PendingChange;
  stored: AnyRow | undefined;
  onFind: Props['onFind'];
};

function Parked({ pending, stored, onFind }: ParkedProps) {
  const outbox = useOutbox();
  const { seq, change, isConflict, why } = pending;
  if (isConflict && change.action === 'notes' && stored && 'notes' in stored) {
    return <NotesConflict seq={seq} mine={change.value} stored={stored} />;
  }
  const discard = () => outbox.discard(seq);
  const others = (
    <>
      {isConflict && stored && (
        <Choice onChoose={() => outbox.insist(seq, seenOf(stored))}>Use mine</Choice>
      )}
      {!isConflict && <Choice onChoose={() => outbox.retry(seq)}>Try again</Choice>}
      {!stored && onFind && <Choice onChoose={() => onFind(change.row_id)}>Look</Choice>}
    </>
  );
  return (
    <div className="row-conflict row-notice">
      <p>
        <Icon drawing={TriangleAlert} />{' '}
        {isConflict ? conflictWords(change, stored, why) : `This could not be saved. ${why ?? ''}`}
      </p>
      {change.action === 'notes' && change.value ? (
        <UnsavedNotes notes={change.value} onDismiss={discard}>
          {others}
        </UnsavedNotes>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Choice onChoose={discard}>{isConflict && stored ? 'Keep theirs' : 'Dismiss'}</Choice>
          {others}
        </div>
      )}
    </div>
  );
}

type NotesConflictProps = { seq: number; mine: string; stored: ListedLead };

/** Two people wrote notes: both texts are shown before anybody has to choose. */
function NotesConflict({ seq, mine, stored }: NotesConflictProps) {
  const outbox = useOutbox();
  const theirs = stored.notes ?? '';
  const seen = seenOf(stored);
  const keepBoth = () =>
    outbox.insist(seq, seen, (change) =>
      change.action === 'notes' ? { ...change, value: bothNotes(theirs, change.value) } : change,
    );
  return (
    <div className="row-conflict row-notice">
      <p>
        <Icon drawing={TriangleAlert} /> Somebody else has changed this lead since you wrote your
        notes. Yours are not saved yet.
      </p>
      <Versions of={{ Theirs: theirs || 'No notes', Yours: mine || 'No notes' }} />
      {!canKeepBoth(theirs, mine) && (
        <p>Together they are too long to be kept as one text. Shorten yours below and save it.</p>
      )}
      <div className="flex flex-wrap gap-2">
        {canKeepBoth(theirs, mine) && <Choice onChoose={keepBoth}>Keep both</Choice>}
        <Choice onChoose={() => outbox.discard(seq)}>Keep theirs</Choice>
        <Choice onChoose={() => outbox.insist(seq, seen)}>Use mine</Choice>
      </div>
    </div>
  );
}

function Choice({ onChoose, children }: { onChoose: () => unknown; children: string }) {
  return <Button onClick={() => void onChoose()}>{children}</Button>;
}
