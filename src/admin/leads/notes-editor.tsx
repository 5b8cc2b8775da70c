import { useContext, useRef, useState } from 'react';
import { LIMIT } from '../../domain/field-rules';
import { Action } from '../../ui/button';
import { TextArea } from '../../ui/field';
import { isWaiting } from '../rows/pending-words';
import type { ListedLead, RowContext } from '../rows/row';
import { SAVED_HERE, useActions } from '../rows/use-actions';
import { PasswordSheetContext } from '../staff-sheet';
import { asStored } from './notes-draft';
import { useNotesDraft } from './use-notes-draft';

type Props = Pick<RowContext<ListedLead>, 'stored' | 'changes'> & { lead: ListedLead };

export function NotesEditor({ lead, stored, changes }: Props) {
  const draft = useNotesDraft(lead, stored);
  const { change } = useActions();
  const isEnded = useContext(PasswordSheetContext) !== 'none';
  const note = useRef<HTMLParagraphElement>(null);
  const [done, setDone] = useState<string>();
  const ofNotes = changes.filter(({ change }) => change.action === 'notes');
  const said = isWaiting(ofNotes) ? 'Waiting to be sent' : ofNotes.length > 0 ? undefined : done;
  /** Focuses the note: the pressed button is about to disappear, and would take the focus out of the sheet. */
  const keepFocus = () => note.current?.focus();
  return (
    <form
      className="notes [&_textarea]:field-sizing-content [&_textarea]:max-h-[40dvh] [&_textarea]:min-h-30"
      onSubmit={async (event) => {
        event.preventDefault();
        // Leaving the field lets the password sheet open; the notes are kept meanwhile.
        if (isEnded) return leaveField(event.currentTarget);
        if (!draft.isDraft) return;
        keepFocus();
        setDone('Saving...');
        const { kind } = await change(
          { row_table: 'leads', action: 'notes', value: asStored(draft.notes) },
          stored,
          {
            title: 'Notes Saved',
            description: lead.name,
            failure: 'Failed to save the notes',
            kept: SAVED_HERE,
          },
          draft.seen,
        );
        const isKept = kind !== 'not-saved';
        setDone(isKept ? 'Saved' : undefined);
        if (isKept) draft.settle(draft.notes);
      }}
    >
      <TextArea
        id="lead-notes"
        label="Notes"
        dir="auto"
        rows={4}
        maxLength={LIMIT.notes}
        value={draft.notes}
        onChange={({ target }) => draft.type(target.value)}
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        <p ref={note} tabIndex={-1} className="note min-h-[1lh] basis-full" role="status">
          {draft.isDraft ? 'Not saved yet.' : said}
          {draft.isDraft && draft.isKept && ' A draft is kept on this device.'}
          {draft.isDraft &&
            isEnded &&
            ' Your session has ended: finish writing, then sign in to save.'}
        </p>
        {/* Always there: buttons that appear would move the field while somebody begins to type. */}
        <button
          type="submit"
          className="button button-primary disabled:cursor-default disabled:opacity-55"
          disabled={!draft.isDraft}
        >
          Save notes
        </button>
        {draft.isDraft && (
          <Action
            onClick={() => {
              keepFocus();
              setDone('Changes undone');
              draft.forget();
            }}
          >
            Undo changes
          </Action>
        )}
      </div>
    </form>
  );
}

/** Blurs the focused field. In Safari, tapping a button doesn't move the focus. */
function leaveField(form: HTMLFormElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && form.contains(activeElement)) activeElement.blur();
}
