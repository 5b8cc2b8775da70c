import type { Booking } from '../domain/booking';
import type { Lead } from '../domain/lead';
import type { Check, Checked } from '../domain/submission';
import { CHAT_PATIENCE_MS, inTime } from '../lib/in-time';
import { randomId } from '../lib/random-id';
import { writeStored } from '../lib/stored-text';
import type { Outbox } from '../offline/outbox';
import type { SubmitResult } from '../offline/result';
import type { AlsoWrite } from '../offline/stored-records';

type Recording = {
  /** The result; null if the lead could not be recorded. */
  recorded: Promise<SubmitResult | null>;
  /** Resolves when the lead is on disk or has failed, and after a second at the latest: it is noted until then. */
  written: Promise<void>;
};

type CheckedLead = Check<Checked<Lead>>;

/** Records who asked for a chat or a call. A failure is only logged and never delays the chat. */
export function recordLead(
  outbox: Outbox,
  noted: NotedLead,
  check: (lead: Lead) => CheckedLead | Promise<CheckedLead>,
  alsoWrite?: AlsoWrite,
): Recording {
  let onWritten = () => {};
  const onDisk = new Promise<void>((resolve) => {
    onWritten = resolve;
  });
  const record = async () => {
    try {
      const { data, errors } = await check(noted.lead);
      if (!data) throw new Error(Object.values(errors).join(' '));
      const alsoTell: AlsoWrite = (tx, entry) => {
        tx.done.then(onWritten, () => undefined);
        return alsoWrite ? alsoWrite(tx, entry) : entry;
      };
      const result = await outbox.submit(data, alsoTell, noted);
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
  // A tap that is neither stored nor sent stays noted: the next start tries again, under the same id. Of a consultation
  // its visitor is told, and asks again.
  void recorded.then((result) => (result?.kind === 'not-saved' && !noted.booking) || onWritten());
  void onDisk.then(() => forgetNoted(noted));
  return { recorded, written: inTime(onDisk, CHAT_PATIENCE_MS) };
}

/** What the keys begin with under which leads are noted on the device until the outbox has them. */
export const NOTED = 'noted:';

/** A lead, with the id and the time that its entry gets, and the consultation that is stored with it. */
type NotedLead = { id: string; at: number; lead: Lead; booking?: Booking | undefined };

/**
 * Notes a lead at once: the chat may replace the page before the outbox has it, and it is then recorded by
 * `recordNoted()` at the next start.
 */
export function noteLead(lead: Lead, booking?: Booking): NotedLead {
  // By the id of its first lead a consultation is known to calendars, also where an e-mail brings them the file.
  const id = booking && !booking.before ? booking.uid : randomId();
  const noted = { id, at: Date.now(), lead, booking };
  writeStored(NOTED + noted.id, JSON.stringify(noted));
  return noted;
}

function forgetNoted({ id }: NotedLead): void {
  writeStored(NOTED + id, undefined);
}
