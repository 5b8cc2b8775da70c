import { useContext } from 'react';
import { LIMIT } from '../../domain/field-rules';
import { tooLong } from '../../lib/english';
import { TextArea } from '../../ui/field';
import { useNotesDraft } from '../notes/kept-notes';
import { asStored } from '../notes/notes-draft';
import { PasswordSheetContext } from '../staff-sheet';
import type { RowActions } from './use-row-actions';

type Props = { row: string; addNote: RowActions['addNote']; onDone: () => void };

/** A note being typed. It is kept on the device with every letter. */
export function NotePanel({ row, addNote, onDone }: Props) {
  const draft = useNotesDraft(row);
  const error = tooLong(draft.notes, LIMIT.notes);
  const canSave = draft.isDraft && error === undefined;
  const isEnded = useContext(PasswordSheetContext) !== 'none';
  return (
    <form
      className="[&_textarea]:field-sizing-content [&_textarea]:max-h-[30dvh] [&_textarea]:min-h-13"
      onSubmit={async (event) => {
        event.preventDefault();
        // Leaving the field lets the password sheet open; the note is kept meanwhile.
        if (isEnded) return leaveField(event.currentTarget);
        const { notes } = draft;
        if (!canSave) return;
        draft.forget();
        onDone();
        const result = await addNote(asStored(notes));
        // What was refused stands on its row, if this device has it.
        const isGone = result.kind === 'rejected' && result.seq === undefined;
        if (isGone || result.kind === 'not-saved') draft.type(notes);
      }}
    >
      <TextArea
        id="note"
        label="Note"
        dir="auto"
        rows={1}
        error={error}
        value={draft.notes}
        onChange={({ target }) => draft.type(target.value)}
      />
      <div className="mt-2 flex items-center gap-x-4">
        <button
          type="submit"
          className="button button-primary flex-none disabled:cursor-default disabled:opacity-55"
          disabled={!canSave}
        >
          Save note
        </button>
        <p className="note" role="status">
          {draft.isDraft &&
            [
              'Not saved yet.',
              draft.isKept && 'A draft is kept on this device.',
              isEnded && 'Your session has ended: finish writing, then sign in to save.',
            ]
              .filter(Boolean)
              .join(' ')}
        </p>
      </div>
    </form>
  );
}

/** Blurs the focused field. In Safari, tapping a button doesn't move the focus. */
function leaveField(form: HTMLFormElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && form.contains(activeElement)) activeElement.blur();
}
