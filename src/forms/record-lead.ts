import type { Lead } from '../domain/lead';
import type { Check, Checked } from '../domain/submission';
import { CHAT_PATIENCE_MS, inTime } from '../lib/in-time';
import type { Outbox, SubmitResult } from '../offline/outbox';
import type { AlsoWrite } from '../offline/stored-records';

type Recording = {
  /** The result; null if the lead could not be recorded. */
  recorded: Promise<SubmitResult | null>;
  /** Resolves, after a second at the latest, when the lead is on disk or has failed: the page may then be left. */
  written: Promise<void>;
};

type CheckedLead = Check<Checked<Lead>>;

/** Records who asked for a chat or a call. A failure is only logged and never delays the chat. */
export function recordLead(
  outbox: Outbox,
  lead: CheckedLead | Promise<CheckedLead>,
  alsoWrite?: AlsoWrite,
): Recording {
  let onWritten = () => {};
  const onDisk = new Promise<void>((resolve) => {
    onWritten = resolve;
  });
  const record = async () => {
    try {
      const { data, errors } = await lead;
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
  return { recorded, written: inTime(onDisk, CHAT_PATIENCE_MS) };
}
