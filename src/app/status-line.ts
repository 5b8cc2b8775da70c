import { serverTrouble } from '../content/messages';
import { countKept, type OutboxStatus } from '../offline/status';
import type { Connectivity } from '../remote/connectivity-state';

/** What the strip under the header says, most urgent first. `sent`: how many were recorded a moment ago. */
export function statusLine(status: OutboxStatus, connectivity: Connectivity, sent: number) {
  const attention = status.parked + status.unreadable + status.staffParked;
  const said = deliveryWords(status, connectivity, sent);
  if (attention > 0) said.push(`${attention} ${attention === 1 ? 'needs' : 'need'} attention`);
  if (said.length < 2) return said[0] ?? STORAGE[status.storage];
  return said.map((part) => (part.endsWith('…') ? part : `${part}.`)).join(' ');
}

/** The state of delivery, as sentences without their full stops. */
function deliveryWords(status: OutboxStatus, connectivity: Connectivity, sent: number): string[] {
  const { waiting, sending, held, trouble, staffWaiting, storage } = status;
  if (connectivity !== 'online') {
    const waits = waitingWords(waiting + sending + held, staffWaiting);
    return connectivity === 'reconnecting'
      ? ['Reconnecting…', ...waits]
      : ['Offline', waits[0] ?? STORAGE[storage] ?? 'Enquiries you send are saved on this phone'];
  }
  if (sending > 0) return [sending === 1 ? 'Sending…' : `Sending ${sending}…`];
  if (held > 0 || (trouble && waiting > 0)) {
    return [
      serverTrouble(held > 0 ? 'broken' : 'busy'),
      'What you sent is kept on this phone and will go out by itself',
    ];
  }
  if (waiting + staffWaiting > 0) return waitingWords(waiting, staffWaiting);
  // "Recorded", not "sent": some are records of chats, and we can't know whether the chat message itself was sent.
  if (sent > 0) return [sent === 1 ? 'Recorded' : `${sent} recorded`];
  return [];
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

const STORAGE: Record<OutboxStatus['storage'], string | null> = {
  ok: null,
  unavailable: CAN_NOT_SAVE,
  unwritable: CAN_NOT_SAVE,
  newer: 'Close the other tabs of this site and load it again',
  blocked: 'Close the other tabs of this site to update it',
};

/** "3 waiting to be sent", if any are. Enquiries, sign-ups, records of chats and staff changes are counted together. */
function waitingWords(unsent: number, changes: number): string[] {
  const count = unsent + changes;
  if (count === 0) return [];
  const what = unsent > 0 ? '' : changes === 1 ? ' change' : ' changes';
  return [`${count}${what} waiting to be sent`];
}
