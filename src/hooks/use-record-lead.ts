import { checkSubmission } from '../domain/check-submission';
import type { Lead } from '../domain/lead';
import { inTime } from '../lib/in-time';
import type { SubmitResult } from '../offline/outbox';
import type { AlsoWrite } from '../offline/stored-records';
import { useOutbox } from './use-outbox';

/** A chat that takes longer than a second to open seems broken, and Safari no longer links it to the tap. */
const PATIENCE_MS = 1_000;

type Recording = {
  /** The result; null if the lead could not be recorded. */
  recorded: Promise<SubmitResult | null>;
  /** Resolves, after a second at the latest, when the lead is on disk or has failed: the page may then be left. */
  written: Promise<void>;
};

/** Records who asked for a chat. A failure is only logged and never delays the chat. */
export function useRecordLead(): (lead: Lead, alsoWrite?: AlsoWrite) => Recording {
  const outbox = useOutbox();
  return (lead, alsoWrite) => {
    let onWritten = () => {};
    const onDisk = new Promise<void>((resolve) => {
      onWritten = resolve;
    });
    const record = async () => {
      try {
        const { data, errors } = await checkSubmission(lead);
        if (!data) throw new Error(Object.values(errors).join(' '));
        const result = await outbox.submit(data, (tx, entry) => {
          tx.done.then(onWritten, () => undefined);
          return alsoWrite ? alsoWrite(tx, entry) : entry;
        });
        if (result.kind === 'rejected' || result.kind === 'not-saved') {
          console.error('The lead was not recorded.', result);
        }
        return result;
      } catch (error) {
        console.error('The lead was not recorded.', error);
        return null;
      }
    };
    const recorded = record();
    void recorded.then(onWritten);
    return { recorded, written: inTime(onDisk, PATIENCE_MS) };
  };
}
