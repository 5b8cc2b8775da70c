import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { onThisDevice } from '../device/this-device';
import { useConnectivity } from '../hooks/use-connectivity';
import { useOutboxStatus } from '../hooks/use-outbox';
import type { OutboxStatus } from '../offline/status';
import { NavLink } from '../ui/link';
import { releaseState } from '../updates/release-state';
import { type SiteNews, siteNews } from '../updates/site-news';
import { type PageWait, pageWait } from './page-wait';
import { hasWaiting, isLasting, statusLine } from './status-line';

/** How long good news that needs no action stays on screen. */
const NEWS_MS = 5000;

const PAGE_WAIT: Record<PageWait, string | undefined> = {
  none: undefined,
  loading: 'Loading…',
  'no-signal': 'Offline. The page you tapped will open as soon as you have a signal.',
};

/** Reports what is being sent, waiting or in need of attention, followed by any news about the site itself. */
export function StatusStrip() {
  const status = useOutboxStatus();
  const connectivity = useConnectivity();
  // Most changes made in the dashboard are delivered within a moment, so don't mention them before that.
  const isPassing = useFresh(status.staffWaiting > 0) && connectivity === 'online';
  const told = isPassing ? { ...status, staffWaiting: 0 } : status;
  const line = statusLine(told, connectivity, useJustRecorded(status));
  // First: it answers the last tap.
  const text = PAGE_WAIT[useStore(pageWait)] ?? line;
  return (
    <div
      className="status-strip"
      role="status"
      data-lasting={isLasting(told, connectivity) || undefined}
    >
      {text && (
        <p>
          {onThisDevice(text)}{' '}
          {hasWaiting(told) && (
            <NavLink className="strip-button" to="/outbox">
              See<span className="sr-only"> what’s waiting</span>
            </NavLink>
          )}
        </p>
      )}
      <News isAlone={!text} hasWaiting={hasWaiting(told)} />
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
