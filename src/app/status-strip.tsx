import { useEffect, useState } from 'react';
import { useConnectivity } from '../hooks/use-connectivity';
import { useOutboxStatus } from '../hooks/use-outbox';
import { useUpdate } from '../hooks/use-update';
import type { OutboxStatus } from '../offline/status';
import { Link } from '../ui/link';
import { hasWaiting, statusLine } from './status-line';

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
  const text = statusLine(told, connectivity, useJustSent(status));
  return (
    <div className="status-strip" role="status">
      {text && (
        <p>
          {text}{' '}
          {hasWaiting(told) && (
            <Link className="strip-button" to="/outbox">
              See<span className="sr-only"> what waits</span>
            </Link>
          )}
        </p>
      )}
      <SiteNews isAlone={!text} />
    </div>
  );
}

/** How many went out a moment ago; what was there when the page opened is no news. */
function useJustSent({ delivered, changes }: OutboxStatus): number {
  const isKnown = changes > 0;
  const [told, setTold] = useState<number>();
  useEffect(() => {
    if (!isKnown) return;
    const timer = setTimeout(() => setTold(delivered), told === undefined ? 0 : NEWS_MS);
    return () => clearTimeout(timer);
  }, [isKnown, delivered, told]);
  return told === undefined ? 0 : delivered - told;
}

/** A new version is only ever offered: a reload takes what somebody is about to write. */
function SiteNews({ isAlone }: { isAlone: boolean }) {
  const update = useUpdate();
  const isFresh = useFresh(update.kind);
  switch (update.kind) {
    case 'none':
      return null;
    case 'ready-offline':
      return isFresh && isAlone ? <p>From now on this site also opens without a signal.</p> : null;
    case 'update-available':
      return (
        <p>
          New version ready.{' '}
          <button type="button" className="strip-button" onClick={update.apply}>
            Update now
          </button>
        </p>
      );
    case 'updating':
      return <p>Updating…</p>;
    case 'update-delayed':
      return (
        <p>
          The new version is ready but this site is still busy, here or in another tab. Close its
          other tabs, or go on: it comes by itself.{' '}
          <button type="button" className="strip-button" onClick={update.apply}>
            Try again
          </button>
        </p>
      );
    case 'updated-elsewhere':
      return (
        <p>
          This site was updated in another tab.{' '}
          <button type="button" className="strip-button" onClick={update.apply}>
            Load it here
          </button>
        </p>
      );
  }
}

/** Whether the value came only a moment ago. */
function useFresh(value: unknown): boolean {
  const [seen, setSeen] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setSeen(value), NEWS_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return seen !== value;
}
