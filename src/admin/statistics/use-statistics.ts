import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { createPace } from '../../lib/pace';
import { object } from '../../lib/shape';
import { showToast } from '../../ui/toast';
import { readTab } from '../dashboard-tab';
import { ask } from '../rows/ask';
import { type Lists, listsOf } from '../rows/lists';
import { STATISTICS } from '../rows/totals';
import { type Staff, useStaff } from '../staff';
import { isStatistics } from './figures';
import { createStatistics } from './statistics';

/** How often rows that come and change one after another are counted. */
const COUNT_EVERY_MS = 10_000;

const isKept = object({ statistics: isStatistics });

/** The dashboard's figures while its first tab stands: counted anew when somebody looks, and when rows come or change. */
export function useStatistics() {
  const staff = useStaff();
  const [statistics] = useState(() => openStatistics(staff));
  const isShown = readTab(useLocation().search) === 'statistics';

  useEffect(() => {
    // Whoever comes back from another tab may have changed what is counted.
    if (isShown) void statistics.refresh();
  }, [isShown, statistics]);

  useEffect(() => {
    if (!isShown) return;
    const pace = createPace(statistics.refresh, COUNT_EVERY_MS);
    const stopFollowing = onRows(listsOf(staff), pace.call);
    const look = () => document.visibilityState === 'visible' && statistics.look();
    addEventListener('online', statistics.refresh);
    document.addEventListener('visibilitychange', look);
    return () => {
      pace.stop();
      stopFollowing();
      removeEventListener('online', statistics.refresh);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isShown, staff, statistics]);

  useEffect(() => statistics.close, [statistics]);

  return { ...useStore(statistics.store), onRetry: () => void statistics.refresh() };
}

function openStatistics(staff: Staff) {
  const { copy } = listsOf(staff);
  return createStatistics({
    load: (signal) => ask(staff.client.supabase.rpc('dashboard_statistics'), isStatistics, signal),
    async readCopy() {
      const stored = await copy.read(STATISTICS);
      // An older release may have kept others.
      return stored && isKept(stored.value)
        ? { statistics: stored.value.statistics, savedAt: stored.savedAt }
        : undefined;
    },
    writeCopy: (statistics) => void copy.write(STATISTICS, { statistics }),
    setTimer(callback, ms) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    onFailed(why) {
      // Without a network that is no news; the figures say how old they are.
      if (why === 'unreachable' && !navigator.onLine) return;
      void showToast({
        kind: 'error',
        title: 'Error',
        description: 'Failed to load statistics',
      });
    },
  });
}

/** Calls when the database is known to hold other rows than before. Returns a function that ends it. */
function onRows({ leads, contacts, newsletter_subscribers }: Lists, listener: () => void) {
  const stops = [leads, contacts, newsletter_subscribers].map(({ store }) =>
    store.subscribe((now, before) => {
      if (now.fresh !== before.fresh && now.fresh.length > 0) listener();
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
