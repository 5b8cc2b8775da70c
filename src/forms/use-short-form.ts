import type { Checked, Submission } from '../domain/submission';
import type { AnswerWords } from './form-answer';
import { checkTyped, prepareForm, useCheckedForm } from './use-checked-form';
import { useDraft } from './use-draft';
import { useAnswer, useSubmit } from './use-submit';

type ShortForm<T extends Submission> = {
  /** The draft's name; unique across the site. */
  id: string;
  /** Reads the form's values, unvalidated. */
  read: (form: FormData) => T;
  words: AnswerWords;
};

/** Manages a form of a field or two: checks, sends and answers; what is typed is kept until it is saved or delivered. */
export function useShortForm<T extends Submission>({ id, read, words }: ShortForm<T>) {
  const submit = useSubmit();
  const { receipt, clear, tell } = useAnswer(words);
  const checked = useCheckedForm<Checked<T>>({
    check: (target) => checkTyped(target, read(new FormData(target))),
    async send(typed, target, isAsSent) {
      clear();
      const answer = tell(await submit(typed, draft.eraseOnSave()), typed.email);
      if (answer.isKept) {
        // What was added while it was being sent has not been sent.
        if (isAsSent()) {
          draft.erase();
          target.reset();
        } else draft.write();
      }
      return answer.fieldErrors;
    },
  });
  const { draft, form } = useDraft(checked, id);
  const onFocus = () => {
    prepareForm();
    form.onFocus();
  };
  return { form: { ...form, onFocus }, errors: checked.errors, isBusy: checked.isBusy, receipt };
}
