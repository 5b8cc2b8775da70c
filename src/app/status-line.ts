import { serverTrouble } from '../content/messages';
import { countKept, type OutboxStatus } from '../offline/status';
import type { Connectivity } from '../remote/connectivity-state';

/**
 * What the strip under the header says, or nothing: the worst news first, in words.
 * @param sent how many went out a moment ago
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
    return sentences(sending === 1 ? 'Sending…' : `Sending ${sending} enquiries…`, needsAttention);
  const kept = held || (trouble ? waiting : 0);
  if (kept > 0)
    return sentences(serverTrouble(held > 0 ? 'broken' : 'busy'), keptWords(kept), needsAttention);
  const waits = waitingWords(waiting, staffWaiting);
  if (waits) return sentences(waits, needsAttention);
  // Some are records of chats, of which nobody here knows that they were sent.
  if (sent > 0)
    return sentences(sent === 1 ? 'Recorded' : `${enquiries(sent)} recorded`, needsAttention);
  if (needsAttention) return needsAttention;
  return noStorage;
}

/** Whether there is something to see, and not just passing by. */
export function hasWaiting(status: OutboxStatus): boolean {
  return countKept(status) > status.sending;
}

const STORAGE: Record<Exclude<OutboxStatus['storage'], 'ok'>, string> = {
  unavailable: 'This browser can’t save enquiries: send them while you are online',
  newer: 'Close the other tabs of this site and load it again to update it',
  blocked: 'Close the other tabs of this site to finish its update',
};

function enquiries(count: number): string {
  return count === 1 ? '1 enquiry' : `${count} enquiries`;
}

function keptWords(count: number): string {
  const [what, sent] =
    count === 1 ? ['enquiry is', 'itself'] : [`${count} enquiries are`, 'themselves'];
  return `Your ${what} kept on this phone and will go out by ${sent}`;
}

/** "2 enquiries and 1 change waiting to be sent": what visitors sent, and what administrators did. */
function waitingWords(unsent: number, changes: number): string | null {
  const things = [
    ...(unsent > 0 ? [enquiries(unsent)] : []),
    ...(changes > 0 ? [changes === 1 ? '1 change' : `${changes} changes`] : []),
  ];
  return things.length > 0 ? `${things.join(' and ')} waiting to be sent` : null;
}

function sentences(...parts: (string | null)[]): string {
  const said = parts.filter((part) => part !== null);
  return said.length === 1
    ? (said[0] ?? '')
    : said.map((part) => (part.endsWith('…') ? part : `${part}.`)).join(' ');
}
