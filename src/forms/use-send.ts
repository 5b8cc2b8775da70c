import { useRef, useState } from 'react';
import { isSameEnquiry } from '../domain/same-enquiry';
import type { Checked, Submission } from '../domain/submission';
import { useOutbox } from '../hooks/use-outbox';
import type { SubmitResult } from '../offline/outbox';
import type { Beside } from '../offline/rows';

/**
 * Submits a form's values to the outbox, one at a time: a second tap while the first is being sent is ignored. A
 * corrected submission replaces the refused one it corrects.
 * @returns `send`, which resolves to null for an ignored tap, and whether a submission is in progress
 */
export function useSend(): {
  send: (submission: Checked<Submission>, beside?: Beside) => Promise<SubmitResult | null>;
  isBusy: boolean;
} {
  const outbox = useOutbox();
  const [isBusy, setIsBusy] = useState(false);
  // A ref, because state would only change with the next render, after the second tap.
  const isUnderWay = useRef(false);
  const refused = useRef<{ seq: number; submission: Submission } | undefined>(undefined);

  const send = async (submission: Checked<Submission>, beside?: Beside) => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      const result = await outbox.submit(submission, beside);
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
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };
  return { send, isBusy };
}
