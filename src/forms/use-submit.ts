import { useRef, useState } from 'react';
import type { Checked, Submission } from '../domain/submission';
import { useOutbox } from '../hooks/use-outbox';
import type { SubmitResult } from '../offline/result';
import type { AlsoWrite } from '../offline/stored-records';
import { showToast } from '../ui/toast';
import { type AnswerWords, formAnswer, type Receipt } from './form-answer';

/** Submits a form's values to the outbox. A corrected submission replaces the refused one. */
export function useSubmit() {
  const outbox = useOutbox();
  const refused = useRef<{ seq: number; submission: Submission } | undefined>(undefined);

  return async (submission: Checked<Submission>, alsoWrite?: AlsoWrite): Promise<SubmitResult> => {
    const result = await outbox.submit(submission, alsoWrite);
    if (result.kind === 'not-saved') return result;
    // Not earlier: until the corrected submission is saved, the refused one is the only copy.
    if (refused.current && isSameEnquiry(refused.current.submission, submission)) {
      void outbox.discard(refused.current.seq).catch(() => undefined);
    }
    refused.current =
      result.kind === 'rejected' && result.seq !== undefined
        ? { seq: result.seq, submission }
        : undefined;
    return result;
  };
}

/** Shows what comes of a submission, in a toast and a receipt. Both follow if what was saved is sent meanwhile. */
export function useAnswer(words: AnswerWords) {
  const [receipt, setReceipt] = useState<Receipt>();
  return {
    receipt,
    clear: () => setReceipt(undefined),
    tell(result: SubmitResult, address: string | null | undefined, isListed?: boolean) {
      const answer = formAnswer(result, words, address, isListed);
      const done = formAnswer({ kind: 'delivered' }, words, address, isListed);
      const later =
        result.kind === 'saved'
          ? result.isSent?.().then((isSent) => (isSent ? done : undefined))
          : undefined;
      void showToast({ ...answer.toast, becomes: later?.then((one) => one?.toast) });
      setReceipt(answer.receipt);
      void later?.then(
        (one) => one && setReceipt((shown) => (shown === answer.receipt ? one.receipt : shown)),
      );
      return answer;
    },
  };
}

const TYPED = ['name', 'email', 'message'] as const;

/** Whether only one field of the refused submission was corrected. Otherwise it may be another enquiry: keep both. */
export function isSameEnquiry(refused: Submission, next: Submission): boolean {
  if (refused.table !== 'contacts' || next.table !== 'contacts') return true;
  return TYPED.filter((field) => refused[field] !== next[field]).length <= 1;
}
