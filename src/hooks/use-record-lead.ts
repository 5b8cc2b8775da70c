import type { Lead } from '../domain/lead';
import type { SubmitResult } from '../offline/outbox';
import type { Beside } from '../offline/rows';
import { useOutbox } from './use-outbox';

/** A chat that is not opened within a second of the tap seems broken, and Safari no longer lets it open. */
const PATIENCE_MS = 1_000;

type Recording = {
  /** What became of the lead; null when it could not be recorded. */
  recorded: Promise<SubmitResult | null>;
  /** Ends when the lead is on the disk or the attempt is over, after a second at most: the page may go away then. */
  written: Promise<void>;
};

/** Records who asked for a chat. It never stands in the way of the chat: what goes wrong is only logged. */
export function useRecordLead(): (lead: Lead, beside?: Beside) => Recording {
  const outbox = useOutbox();
  return (lead, beside) => {
    let onWritten = () => {};
    const written = new Promise<void>((resolve) => {
      onWritten = resolve;
    });
    setTimeout(onWritten, PATIENCE_MS);
    const recorded = outbox
      .submit(lead, (tx, entry) => {
        tx.done.then(onWritten, () => undefined);
        return beside ? beside(tx, entry) : entry;
      })
      .then(
        (result) => {
          if (result.kind === 'rejected' || result.kind === 'not-saved') {
            console.error('The lead was not recorded.', result);
          }
          return result;
        },
        (error: unknown) => {
          console.error('The lead was not recorded.', error);
          return null;
        },
      );
    void recorded.then(onWritten);
    return { recorded, written };
  };
}
