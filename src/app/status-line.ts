import { serverTrouble } from '../content/messages';
import { countKept, type OutboxStatus } from '../offline/status';
import type { Connectivity } from '../remote/connectivity-state';

/**
 * What the strip under the header says, most urgent first; null if there is nothing to report.
 * @param sent how many were recorded a moment ago
 */
export function statusLine(
  status: OutboxStatus,
  connectivity: Connectivity,
  sent: number,
): string | null {
  const { waiting, sending, held, trouble, parked, unreadable } = status;
  const { staffWaiting, staffParked, storage } = status;
  const unsent = waiting + sending + held;
  const attention = parked + unreadable + staffParked;
  const needsAttention =
    attention > 0 ? `${attention} ${attention === 1 ? 'needs' : 'need'} attention` : null;

  const noStorage = storage === 'ok' ? null : STORAGE[storage];

  if (connectivity !== 'online') {
    const waits = waitingWords(unsent, staffWaiting);
    return connectivity === 'reconnecting'
      ? sentences('Reconnecting…', waits, needsAttention)
      : sentences(
          'Offline',
          waits ?? noStorage ?? 'Enquiries you send are saved on this phone',
          needsAttention,
        );
  }
  if (sending > 0)
    return sentences(sending === 1 ? 'Sending…' : `Sending ${sending}…`, needsAttention);
  if (held > 0 || (trouble && waiting > 0))
    return sentences(serverTrouble(held > 0 ? 'broken' : 'busy'), KEPT, needsAttention);
  const waits = waitingWords(waiting, staffWaiting);
  if (waits) return sentences(waits, needsAttention);
  // "Recorded", not "sent": some are records of chats, and we can't know whether the chat message itself was sent.
  if (sent > 0) return sentences(sent === 1 ? 'Recorded' : `${sent} recorded`, needsAttention);
  if (needsAttention) return needsAttention;
  return noStorage;
}

/** Whether anything in the outbox is worth a link, beyond what is being sent right now. */
export function hasWaiting(status: OutboxStatus): boolean {
  return countKept(status) > status.sending;
}

/** Whether the strip stays visible for longer than a single attempt takes. */
export function isLasting(status: OutboxStatus, connectivity: Connectivity): boolean {
  const { waiting, sending, failures, trouble, storage } = status;
  return (
    connectivity !== 'online' ||
    Boolean(failures || trouble) ||
    storage !== 'ok' ||
    countKept(status) > waiting + sending
  );
}

const CAN_NOT_SAVE = 'This browser can’t save enquiries: send them while you are online';

const STORAGE: Record<Exclude<OutboxStatus['storage'], 'ok'>, string> = {
  unavailable: CAN_NOT_SAVE,
  unwritable: CAN_NOT_SAVE,
  newer: 'Close the other tabs of this site and load it again to update it',
  blocked: 'Close the other tabs of this site to finish its update',
};

const KEPT = 'What you sent is kept on this phone and will go out by itself';

/** "3 waiting to be sent". Enquiries, sign-ups, records of chats and staff changes are counted together. */
function waitingWords(unsent: number, changes: number): string | null {
  const count = unsent + changes;
  if (count === 0) return null;
  const what = unsent > 0 ? '' : changes === 1 ? ' change' : ' changes';
  return `${count}${what} waiting to be sent`;
}

function sentences(...parts: (string | null)[]): string {
  const said = parts.filter((part) => part !== null);
  return said.length === 1
    ? (said[0] ?? '')
    : said.map((part) => (part.endsWith('…') ? part : `${part}.`)).join(' ');
}
