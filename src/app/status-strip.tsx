import { useEffect, useState } from 'react';
import { useConnectivity } from '../hooks/use-connectivity';
import { useOutboxStatus } from '../hooks/use-outbox';
import { useRelease } from '../hooks/use-release';
import { useSiteNews } from '../hooks/use-site-news';
import type { OutboxStatus } from '../offline/status';
import { NavLink } from '../ui/link';
import type { SiteNews } from '../updates/site-news';
import { hasWaiting, isLasting, statusLine } from './status-line';

/** How long good news without consequences stays. */
const NEWS_MS = 5000;

/**
 * Tells in words what is being sent, waiting or in need of attention, then what the site itself has to say; empty when
 * there is nothing to tell.
 */
export function StatusStrip() {
  const status = useOutboxStatus();
  const connectivity = useConnectivity();
  // A tap in the dashboard is mostly through within a moment, and then there is nothing to tell.
  const isPassing = useFresh(status.staffWaiting > 0) && connectivity === 'online';
  const told = isPassing ? { ...status, staffWaiting: 0 } : status;
  const text = statusLine(told, connectivity, useJustRecorded(status));
  return (
    <div
      className="status-strip"
      role="status"
      data-lasting={isLasting(told, connectivity) || undefined}
    >
      {text && (
        <p>
          {text}{' '}
          {hasWaiting(told) && (
            <NavLink className="strip-button" to="/outbox">
              See<span className="sr-only"> what waits</span>
            </NavLink>
          )}
        </p>
      )}
      <News isAlone={!text} hasWaiting={hasWaiting(told)} />
    </div>
  );
}

/** How many were recorded a moment ago; what was there when the page opened is no news. */
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

/** What the site has to say of itself. */
function News({ isAlone, hasWaiting }: { isAlone: boolean; hasWaiting: boolean }) {
  const told = useSiteNews();
  const isFresh = useFresh(told);
  const release = useRelease();
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

/** A script of this release did not come, though the host answers. */
const missing = (isStuck: boolean): SiteNews => ({
  text: isStuck ? 'Saved. Reload to send.' : 'Part of this page could not be loaded.',
  action: { label: 'Reload', run: () => location.reload() },
});

/** Whether the value came only a moment ago. */
function useFresh(value: unknown): boolean {
  const [seen, setSeen] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setSeen(value), NEWS_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return seen !== value;
}
