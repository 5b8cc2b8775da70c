import { useContext } from 'react';
import { LIMIT } from '../../domain/field-rules';
import { TextArea } from '../../ui/field';
import type { Lead } from '../rows/row';
import { SessionEndedContext } from '../sign-in/session-ended';
import { useNotesDraft } from './use-notes-draft';

type Props = {
  lead: Lead;
  /** As the database gave it, without changes that wait. */
  stored: Lead;
  /**
   * Returns whether they are kept.
   * @param seen what their author has seen of the lead
   */
  onSave: (notes: string, seen: string | null | undefined) => Promise<boolean>;
};

/** What the staff knows of a lead. */
export function NotesEditor({ lead, stored, onSave }: Props) {
  const draft = useNotesDraft(lead, stored);
  const isEnded = useContext(SessionEndedContext);
  return (
    <form
      className="notes"
      onSubmit={async (event) => {
        event.preventDefault();
        // To leave the field lets the sheet come that asks for the password; the notes wait meanwhile.
        if (isEnded) return leaveField(event.currentTarget);
        if (draft.isDraft && (await onSave(draft.notes, draft.seen))) draft.forget();
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
      {draft.isDraft && (
        <div className="notes-draft">
          <p className="note" role="status">
            Not saved yet.{draft.isKept && ' Kept on this device meanwhile.'}
            {isEnded && ' Your session has ended: finish writing, then sign in to save.'}
          </p>
          <button type="submit" className="button button-primary">
            Save notes
          </button>
          <button type="button" className="action" onClick={draft.forget}>
            Undo changes
          </button>
        </div>
      )}
    </form>
  );
}

/** In Safari a tap on a button leaves the focus where it is. */
function leaveField(form: HTMLFormElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && form.contains(activeElement)) activeElement.blur();
}
