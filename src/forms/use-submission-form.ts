import type { Checked, Submission } from '../domain/submission';
import type { FieldErrors } from '../lib/field-errors';
import type { SubmitResult } from '../offline/result';
import type { AlsoWrite } from '../offline/stored-records';
import type { AnswerWords } from './form-answer';
import { checkTyped, prepareForm, useCheckedForm } from './use-checked-form';
import { useDraft } from './use-draft';
import { useAnswer, useSubmit } from './use-submit';

type SubmissionForm<T extends Submission> = {
  /** The draft's name; unique across the site. */
  id: string;
  /** Reads the form's values, unvalidated. */
  read: (form: FormData) => T;
  /** Errors beyond the rules of its table. */
  findErrors?: ((form: FormData) => FieldErrors) | undefined;
  words: AnswerWords;
  /** Keeps more of it on the device, to be followed there, in the write that stores it. */
  keep?: ((typed: Checked<T>) => AlsoWrite) | undefined;
  /** Called when valid values are about to be sent; what it returns, with what has become of them. */
  onSend?: (
    typed: Checked<T>,
    form: HTMLFormElement,
  ) => (result: SubmitResult, isKept: boolean) => void;
};

/** Manages a form for a submission: checks, sends and answers; what is typed is kept until it is saved or delivered. */
export function useSubmissionForm<T extends Submission>(options: SubmissionForm<T>) {
  const { id, read, findErrors, words, keep, onSend } = options;
  const submit = useSubmit();
  const { receipt, clear, tell } = useAnswer(words);
  const checked = useCheckedForm<Checked<T>>({
    check(target) {
      const typed = new FormData(target);
      return checkTyped(target, read(typed), findErrors?.(typed));
    },
    async send(typed, target, isAsSent) {
      const onAnswer = onSend?.(typed, target);
      clear();
      let isListed = false;
      const alsoKeep = keep?.(typed);
      const write: AlsoWrite | undefined =
        alsoKeep &&
        ((tx, entry) => {
          tx.done.then(
            () => {
              isListed = true;
            },
            () => undefined,
          );
          return alsoKeep(tx, entry);
        });
      const result = await submit(typed, draft.forgetOnSave(write));
      const answer = tell(result, typed.email, isListed);
      onAnswer?.(result, answer.isKept);
      if (answer.isKept) {
        // What was added while it was being sent has not been sent.
        if (isAsSent()) {
          draft.forget();
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
