import { useRef, useState } from 'react';
import { isMended } from '../domain/mended';
import type { Submission } from '../domain/submission';
import type { SubmitResult } from '../offline/outbox';
import type { Beside } from '../offline/rows';
import { useOutbox } from './use-outbox';

/**
 * Hands a form's submissions to the outbox, one at a time: a second tap while the first is under way sends nothing.
 * One that was refused and is sent again mended, whatever was changed, takes the place of the refused one.
 * @returns `send`, which answers null for such a tap, and whether one is under way
 */
export function useSend(): {
  send: (submission: Submission, beside?: Beside) => Promise<SubmitResult | null>;
  isBusy: boolean;
} {
  const outbox = useOutbox();
  const [isBusy, setIsBusy] = useState(false);
  // State arrives with the next render, which is later than the second tap.
  const isUnderWay = useRef(false);
  const refused = useRef<{ seq: number; submission: Submission } | undefined>(undefined);

  const send = async (submission: Submission, beside?: Beside) => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      const result = await outbox.submit(submission, beside);
      if (result.kind === 'not-saved') return result;
      // Only now: until the mended one is safe, the refused one is all there is.
      if (refused.current && isMended(refused.current.submission, submission)) {
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
