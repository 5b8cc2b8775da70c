import type { Lead } from '../../domain/lead';
import { readViewing, viewingLead } from '../../domain/viewing';
import { useDraft } from '../../forms/use-draft';
import { useEditForm } from '../../forms/use-edit-form';
import { correctionDraft } from '../../offline/cleared';
import { Sheet } from '../../ui/sheet';
import { checkViewing, nextFieldOnEnter, ViewingFields } from './viewing-fields';

type Props = {
  seq: number;
  lead: Lead;
  /** Why the database refused it, if it did. */
  why: string | undefined;
  onDone: () => void;
};

/** Corrects a viewing, sent or not. A half-typed correction is kept: a sheet is easily closed by accident. */
export function Correction({ seq, lead, why, onDone }: Props) {
  const viewing = readViewing(lead);
  const edit = useEditForm({
    seq,
    opened: viewingLead(viewing),
    check: (target) => checkViewing(target, { agent: viewing.agent, before: viewing }),
    onDone() {
      draft.forgetOnSave();
      draft.forget();
      onDone();
    },
    tooLate: {
      gone: 'It is too late to correct this here. Tell the office what to change.',
      sending: 'It is being sent right now. Try again in a moment.',
    },
    openingProblem: why,
  });
  const { errors, isBusy, problem } = edit;
  const { draft, form } = useDraft(edit, correctionDraft(seq));

  return (
    <Sheet title="Correct this enquiry" isOpen onClose={onDone}>
      <form
        {...form}
        onReset={() => draft.forget()}
        onKeyDown={nextFieldOnEnter}
        noValidate
        className="capture mt-4 grid grid-cols-1 gap-5"
      >
        {problem && (
          <p role="alert" className="font-semibold text-accent">
            {problem}
          </p>
        )}
        <ViewingFields id="correction" errors={errors} viewing={viewing} />
        <button type="submit" className="button button-primary w-full" aria-disabled={isBusy}>
          Save the correction
        </button>
        <button type="reset" className="action justify-self-start">
          Undo changes
        </button>
      </form>
    </Sheet>
  );
}
