import { TriangleAlert } from 'lucide';
import type { PendingChange } from '../../domain/change';
import { useOutbox } from '../../hooks/use-outbox';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PersonText } from '../people/person-text';
import { sayFailed } from '../say';
import { wantedWords } from './parked-words';
import type { AnyRow } from './row';
import { UnsavedNotes } from './unsaved-notes';

/** What is needed to show a parked change. */
export type ParkedProps = {
  pending: PendingChange;
  /** Whom a deleted row was about, if known. */
  name: string | undefined;
  /** The row as the database has it; undefined if it is not in the list. */
  stored: AnyRow | undefined;
  /** Opens a row that is not in the list. */
  onFind?: ((id: string) => void) | undefined;
};

/** The code that changes what is stored could not be loaded, or the storage did not answer. */
const sayNotLoaded = () => sayFailed('That didn’t work. Please try again when you have a signal.');

/** A parked change: what became of it, and the choices. */
export function ParkedChange({ pending, stored, name, onFind }: ParkedProps) {
  const outbox = useOutbox();
  const { seq, change, isConflict, why } = pending;
  const note = change.action === 'event' && change.value.kind === 'note' ? change.value.body : '';
  const discard = () => outbox.discard(seq).catch(sayNotLoaded);
  const others = (
    <>
      <Choice onChoose={() => outbox.retry(seq).catch(sayNotLoaded)}>Try again</Choice>
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
        <span>
          {isConflict
            ? `${why ?? ''} ${wantedWords(change)}`.trim()
            : `This could not be saved. ${why ?? ''} ${note ? '' : wantedWords(change)}`}
        </span>
      </p>
      {note ? (
        <UnsavedNotes notes={note} onDismiss={discard}>
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

function Choice({ onChoose, children }: { onChoose: () => unknown; children: string }) {
  return <Button onClick={() => void onChoose()}>{children}</Button>;
}
