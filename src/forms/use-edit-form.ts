import { useState } from 'react';
import type { Check, Checked, Submission } from '../domain/submission';
import { useOutbox } from '../hooks/use-outbox';
import type { FieldErrors } from '../lib/field-errors';
import { releaseState } from '../updates/release-state';
import { whatToTry } from './form-not-loaded';
import { useCheckedForm } from './use-checked-form';

type Options = {
  /** The entry to change. */
  seq: number;
  /** Its content when the form was opened: another tab may change it in the meantime. */
  opened: Submission;
  check: (form: HTMLFormElement) => Promise<Check<Checked<Submission>>>;
  onDone: () => void;
  /** Why it is too late for a change. */
  tooLate: Record<'gone' | 'sending', string>;
  openingErrors?: FieldErrors;
  /** A problem that no field is to blame for. */
  openingProblem?: string | undefined;
};

/** Manages a form that changes an entry of the outbox. */
export function useEditForm(options: Options) {
  const { seq, opened, check, onDone, tooLate, openingErrors = {}, openingProblem } = options;
  const outbox = useOutbox();
  const [problem, setProblem] = useState(openingProblem);

  const send = async (changed: Checked<Submission>): Promise<FieldErrors | undefined> => {
    try {
      const result = await outbox.edit(seq, changed, opened);
      if (result === 'changed') onDone();
      else if (typeof result === 'string') setProblem(tooLate[result]);
      else if (result.field) return { [result.field]: result.why };
      else setProblem(result.why);
    } catch (error) {
      setProblem(editFailure(error));
    }
    return undefined;
  };

  return { ...useCheckedForm({ check, send, openingErrors }), problem };
}

/** Explains why an entry could not be changed: a `TypeError` means that the editing code could not be loaded. */
export function editFailure(error: unknown): string {
  if (!(error instanceof TypeError)) return 'This phone could not save the change. Try again.';
  const advice = whatToTry(releaseState.getState());
  return `Part of this page could not be loaded, so the change is not saved. ${advice}`;
}
