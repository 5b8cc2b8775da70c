import { TriangleAlert } from 'lucide';
import type { PendingChange } from '../../domain/change';
import { seenOf } from '../../domain/seen';
import { useOutbox } from '../../hooks/use-outbox';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { bothNotes, canKeepBoth } from '../leads/both-notes';
import { PersonText } from '../people/person-text';
import { conflictWords, notesBehind } from './parked-words';
import type { AnyRow } from './row';
import { UnsavedNotes, Versions } from './unsaved-notes';

/** What is needed to show a parked change. */
export type ParkedProps = {
  pending: PendingChange;
  /** All changes that wait or failed, to this row and perhaps to others. */
  changes: readonly PendingChange[];
  /** Whom a deleted row was about, if known. */
  name: string | undefined;
  /** The row as the database has it; undefined if it is not in the list. */
  stored: AnyRow | undefined;
  /** Opens a row that is not in the list. */
  onFind?: ((id: string) => void) | undefined;
};

/** A parked change: what became of it, and the choices. */
export function ParkedChange({ pending, changes, stored, name, onFind }: ParkedProps) {
  const outbox = useOutbox();
  const { seq, change, isConflict, why } = pending;
  const isOfNotes = change.action === 'notes';
  const behind = isConflict && isOfNotes ? notesBehind(pending, changes) : [];
  // The parked one last: it holds the others back.
  const discard = async () => {
    for (const one of [...behind, pending]) await outbox.discard(one.seq);
  };
  const mine = isOfNotes ? (behind.at(-1)?.change.value ?? change.value) : '';
  // Notes were written twice: both texts are shown before anybody has to choose.
  const lead = isConflict && isOfNotes && stored && 'notes' in stored ? stored : undefined;
  const theirs = lead?.notes ?? '';
  const others = (
    <>
      {isConflict && stored && (
        <Choice onChoose={() => outbox.insist(seq, seenOf(stored))}>Use mine</Choice>
      )}
      {!isConflict && <Choice onChoose={() => outbox.retry(seq)}>Try again</Choice>}
      {!stored && onFind && <Choice onChoose={() => onFind(change.row_id)}>Open</Choice>}
    </>
  );
  return (
    <div className="row-conflict row-notice relative z-raised mt-2 grid gap-2">
      <p>
        <Icon drawing={TriangleAlert} />{' '}
        {name && (
          <strong>
            <PersonText>{name}</PersonText>:{' '}
          </strong>
        )}
        {lead
          ? 'This lead was changed elsewhere since you wrote your notes. Yours are not saved yet.'
          : isConflict
            ? conflictWords(change, stored, why)
            : `This could not be saved. ${why ?? ''}`}
      </p>
      {lead && <Versions of={{ Theirs: theirs || 'No notes', Yours: mine || 'No notes' }} />}
      {lead && !canKeepBoth(theirs, mine) && (
        <p>Together they are too long to be kept as one text. Open the lead and shorten yours.</p>
      )}
      {mine && !lead ? (
        <UnsavedNotes notes={mine} onDismiss={discard}>
          {others}
        </UnsavedNotes>
      ) : (
        <div className="flex flex-wrap gap-2">
          {lead && canKeepBoth(theirs, mine) && (
            <Choice
              onChoose={() =>
                outbox.insist(seq, seenOf(lead), (one) =>
                  one.action === 'notes' ? { ...one, value: bothNotes(theirs, one.value) } : one,
                )
              }
            >
              Keep both
            </Choice>
          )}
          <Choice onChoose={discard}>{isConflict && stored ? 'Keep theirs' : 'Dismiss'}</Choice>
          {others}
        </div>
      )}
    </div>
  );
}

function Choice({ onChoose, children }: { onChoose: () => unknown; children: string }) {
  return <Button onClick={() => void onChoose()}>{children}</Button>;
}
