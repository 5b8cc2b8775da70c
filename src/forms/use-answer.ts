import { useState } from 'react';
import type { SubmitResult } from '../offline/outbox';
import { showToast } from '../ui/toast';
import { type AnswerWords, formAnswer, type Receipt } from './form-answer';

/** Shows what comes of a submission, in a toast and a receipt. Both follow if what was saved is sent meanwhile. */
export function useAnswer(words: AnswerWords) {
  const [receipt, setReceipt] = useState<Receipt>();
  return {
    receipt,
    clear: () => setReceipt(undefined),
    tell(result: SubmitResult, address: string | null | undefined) {
      const answer = formAnswer(result, words, address);
      const done = formAnswer({ kind: 'delivered' }, words, address);
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
