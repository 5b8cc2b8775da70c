import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { serverTrouble } from '../content/messages';
import { onThisDevice } from '../device/this-device';
import { useConnectivity } from '../hooks/use-connectivity';
import { useOutboxStatus } from '../hooks/use-outbox';
import { countKept, type OutboxStatus } from '../offline/status';
import type { Connectivity } from '../remote/connectivity';
import { NavLink } from '../ui/link';
import { releaseState, type SiteNews, siteNews } from '../updates/release-state';
import { type PageWait, pageWait } from './page-wait';

/** How long good news that needs no action stays on screen. */
const NEWS_MS = 5000;

const PAGE_WAIT: Record<PageWait, string | undefined> = {
  none: undefined,
  loading: 'Loading…',
  'no-signal': 'Offline. The page you tapped will open as soon as you have a signal.',
};

/**
 * Reports what is being sent, waiting or in need of attention, followed by any news about the site itself.
 * @param isStaff on the dashboard, where changes are made and no enquiries sent
 */
export function StatusStrip({ isStaff }: { isStaff: boolean }) {
  const status = useOutboxStatus();
  const connectivity = useConnectivity();
  // Most changes made in the dashboard are delivered within a moment, so don't mention them before that.
  const isPassing = useFresh(status.staffWaiting > 0) && connectivity === 'online';
  const told = isPassing ? { ...status, staffWaiting: 0 } : status;
  const line = statusLine(told, connectivity, useJustRecorded(status), isStaff);
  // First: it answers the last tap.
  const text = PAGE_WAIT[useStore(pageWait)] ?? line;
  const isWaiting = hasWaiting(told, connectivity);
  return (
    <div
      className="status-strip"
      role="status"
      data-lasting={isLasting(told, connectivity) || undefined}
    >
      {text && (
        <p>
          {onThisDevice(text)}{' '}
          {isWaiting && (
            <NavLink className="strip-button" to="/outbox">
              See<span className="sr-only"> what’s waiting</span>
            </NavLink>
          )}
        </p>
      )}
      <News isAlone={!text} hasWaiting={isWaiting} />
    </div>
  );
}

/** How many were recorded a moment ago. Those recorded before the page opened don't count. */
function useJustRecorded({ recorded, changes }: OutboxStatus): number {
  const isKnown = changes > 0;
  const [told, setTold] = useState<number>();
  useEffect(() => {
    if (!isKnown) return;
    const timer = setTimeout(() => setTold(recorded), told === undefined ? 0 : NEWS_MS);
    return () => clearTimeout(timer);
  }, [isKnown, recorded, told]);
  return told === undefined ? 0 : recorded - told;
}

function News({ isAlone, hasWaiting }: { isAlone: boolean; hasWaiting: boolean }) {
  const told = useStore(siteNews);
  const isFresh = useFresh(told);
  const release = useStore(releaseState);
  const isMissing = release === 'gone' || release === 'incomplete';
  const news =
    isMissing && (!told || told.isPassing) ? missing(hasWaiting && release === 'gone') : told;
  if (!news || (news.isPassing && !(isFresh && isAlone))) return null;
  return (
    <p>
      {news.text}{' '}
      {news.action && (
        <button type="button" className="strip-button" onClick={news.action.run}>
          {news.action.label}
        </button>
      )}
    </p>
  );
}

/** A script of this release failed to load although the host answers. */
const missing = (isStuck: boolean): SiteNews => ({
  text: isStuck ? 'Saved. Reload to send.' : 'Part of this page could not be loaded.',
  action: { label: 'Reload', run: () => location.reload() },
});

/** Whether the value has changed only recently. */
function useFresh(value: unknown): boolean {
  const [seen, setSeen] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setSeen(value), NEWS_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return seen !== value;
}

/** What the strip under the header says, most urgent first. `sent`: how many were recorded a moment ago. */
export function statusLine(
  status: OutboxStatus,
  connectivity: Connectivity,
  sent: number,
  isStaff = false,
) {
  const attention = status.parked + status.unreadable + status.staffParked;
  const said = deliveryWords(status, connectivity, sent, isStaff);
  if (attention > 0) said.push(`${attention} ${attention === 1 ? 'needs' : 'need'} attention`);
  if (said.length < 2) return said[0] ?? storageWords(status, isStaff);
  return said.map((part) => (part.endsWith('…') ? part : `${part}.`)).join(' ');
}

/** The state of delivery, as sentences without their full stops. */
function deliveryWords(
  status: OutboxStatus,
  connectivity: Connectivity,
  sent: number,
  isStaff: boolean,
): string[] {
  const { waiting, sending, held, trouble, staffWaiting } = status;
  if (connectivity !== 'online') {
    const waits = waitingWords(waiting + sending + held, staffWaiting);
    return connectivity === 'reconnecting'
      ? ['Reconnecting…', ...waits]
      : [
          'Offline',
          waits[0] ?? storageWords(status, isStaff) ?? KEPT[isStaff ? 'staff' : 'visitor'],
        ];
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

/**
 * Whether anything in the outbox is worth a link, beyond what is being sent right now. Where the strip stays anyway so does
 * the link: with each further attempt it would vanish under a thumb.
 */
export function hasWaiting(status: OutboxStatus, connectivity: Connectivity): boolean {
  const isAgain = status.sending > 0 && isLasting(status, connectivity);
  return isAgain || countKept(status) > status.sending;
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

/** What becomes of what is done offline. */
const KEPT = {
  visitor: 'Enquiries you send are saved on this phone',
  staff: 'Changes are kept on this phone and sent later',
};
const CAN_NOT_SAVE = {
  visitor: 'This browser can’t save enquiries: send them while you are online',
  staff: 'This browser can’t save changes: make them while you are online',
};

function storageWords({ storage }: OutboxStatus, isStaff: boolean): string | null {
  switch (storage) {
    case 'ok':
      return null;
    case 'unavailable':
    case 'unwritable':
      return CAN_NOT_SAVE[isStaff ? 'staff' : 'visitor'];
    case 'newer':
      return 'Close the other tabs of this site and load it again';
    case 'blocked':
      return 'Close the other tabs of this site to update it';
  }
}

/** "3 waiting to be sent", if any are. Enquiries, sign-ups, records of chats and staff changes are counted together. */
function waitingWords(unsent: number, changes: number): string[] {
  const count = unsent + changes;
  if (count === 0) return [];
  const what = unsent > 0 ? '' : changes === 1 ? ' change' : ' changes';
  return [`${count}${what} waiting to be sent`];
}
