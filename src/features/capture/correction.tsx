import { useState } from 'react';
import type { Lead } from '../../domain/lead';
import type { Checked } from '../../domain/submission';
import { readViewing, viewingLead } from '../../domain/viewing';
import { editFailure } from '../../forms/edit-failure';
import { useDraft } from '../../forms/use-draft';
import { useOutbox } from '../../hooks/use-outbox';
import { correctionDraft } from '../../offline/clear-viewings';
import { Sheet } from '../../ui/sheet';
import { moveOn } from './move-on';
import { useViewingForm, type ViewingResult } from './use-viewing-form';
import { ViewingFields } from './viewing-fields';

type Props = {
  seq: number;
  lead: Lead;
  /** Why the database refused it, if it did. */
  why: string | undefined;
  onDone: () => void;
};

/**
 * Corrects a viewing, whether it is still on this phone or already sent. What is half-typed for the next visitor is
 * kept, and so is a half-typed correction: a sheet is easily closed by accident.
 */
export function Correction({ seq, lead, why, onDone }: Props) {
  const outbox = useOutbox();
  const [problem, setProblem] = useState(why);
  const viewing = readViewing(lead);

  const failed = (error: unknown) => setProblem(editFailure(error));
  const onReady = async (changed: Checked<Lead>): Promise<ViewingResult> => {
    const result = await outbox.edit(seq, changed, viewingLead(viewing)).catch(failed);
    if (result === undefined) return undefined;
    if (result === 'changed') {
      draft.handOver();
      draft.erase();
      onDone();
    } else if (result === 'sending')
      setProblem('It is being sent right now. Try again in a moment.');
    else if (result === 'gone')
      setProblem('It is too late to correct this here. Tell the office what to change.');
    else return { errors: { [result.field ?? 'notes']: result.why } };
    return undefined;
  };
  const { form, onSubmit, errors, isBusy } = useViewingForm({ setup: viewing, onReady });
  const draft = useDraft(form, correctionDraft(seq));

  return (
    <Sheet title="Correct this enquiry" isOpen onClose={onDone}>
      <form
        ref={form}
        onSubmit={onSubmit}
        onInput={() => !isBusy && draft.onInput()}
        onFocus={draft.onFocus}
        onReset={() => draft.erase()}
        onKeyDown={moveOn}
        noValidate
        className="capture mt-4 grid grid-cols-1 gap-5"
      >
        {problem && (
          <p role="alert" className="font-semibold text-accent">
            {problem}
          </p>
        )}
        <ViewingFields id="correction" errors={errors} viewing={viewing} />
        <button type="submit" className="button button-primary" aria-disabled={isBusy}>
          Save the correction
        </button>
        <button type="reset" className="action justify-self-start">
          Undo changes
        </button>
      </form>
    </Sheet>
  );
}
