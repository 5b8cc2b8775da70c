import type { QueryKey } from '@tanstack/react-query';
import { RefreshCw } from 'lucide';
import { useEffect, useState } from 'react';
import { SECOND_MS } from '../lib/durations';
import { connectivityState } from '../remote/connectivity';
import { Tool } from '../ui/button';
import { later } from '../ui/later';
import type { TabId } from './dashboard-tab';
import { TABLES } from './erasure/forget-copies';
import { untilTouched } from './rows/listed';
import type { Lists } from './rows/lists';
import { useStaff } from './staff';
import { STATISTICS } from './statistics/statistics';
import type { Refreshing } from './touch/gestures';

const PullToRefresh = later(async () => (await import('./touch/gestures')).PullToRefresh, {
  when: untilTouched,
});

/** Loads the open tab again: by a button, which a phone shows to keyboards and screen readers, or by pulling the page. */
export function RefreshButton({ tab }: { tab: TabId }) {
  const { refreshing, words, refresh } = useRefresh(tab);
  return (
    <>
      <Tool
        drawing={RefreshCw}
        className="refresh-button"
        aria-disabled={refreshing === 'busy'}
        onClick={refresh}
      >
        Refresh
      </Tool>
      <p role="status" className="sr-only">
        {words}
      </p>
      <PullToRefresh refreshing={refreshing} words={words} onRefresh={refresh} />
    </>
  );
}

/** The words for each state. */
const WORDS: Record<Refreshing, string> = {
  idle: '',
  busy: 'Refreshing…',
  done: 'Updated',
  offline: 'No network: not updated',
};

/** How long the answer is shown. Screen readers find it for as long as nothing else is loaded. */
const SHOWN_MS = { done: 2 * SECOND_MS, offline: 4 * SECOND_MS };

/** Returns a function that loads the open tab again, the state of that, and its words. */
function useRefresh(tab: TabId) {
  const { lists } = useStaff();
  const [refreshing, setRefreshing] = useState<Refreshing>('idle');
  const [answer, setAnswer] = useState<Refreshing>('idle');

  useEffect(() => {
    if (refreshing !== 'done' && refreshing !== 'offline') return;
    const timer = setTimeout(() => setRefreshing('idle'), SHOWN_MS[refreshing]);
    return () => clearTimeout(timer);
  }, [refreshing]);

  const refresh = async () => {
    if (refreshing === 'busy') return;
    setRefreshing('busy');
    const isUpdated = await refreshTab(lists, tab);
    const isOnline = connectivityState.getState() === 'online';
    // With a network, a query that failed has said so itself.
    const found = isUpdated ? 'done' : isOnline ? 'idle' : 'offline';
    setRefreshing(found);
    setAnswer(found);
  };
  const words = WORDS[refreshing === 'idle' ? answer : refreshing];
  return { refreshing, words, refresh: () => void refresh() };
}

/**
 * Loads again what a tab shows, and the figures.
 * @returns whether the tab now shows what the database has
 */
async function refreshTab(lists: Lists, tab: TabId): Promise<boolean> {
  const { queries } = lists;
  const reload = async (queryKey: QueryKey) => {
    await queries.invalidateQueries({ queryKey });
    return queries
      .getQueryCache()
      .findAll({ queryKey, type: 'active' })
      .every(({ state }) => state.status === 'success' && !state.isInvalidated);
  };
  const list = TABLES.map((name) => lists[name]).find(({ table }) => table.tab === tab);
  const figures = reload([STATISTICS]);
  if (list) return list.refresh();
  // What is coming up has the key of its tab.
  return tab === 'statistics' || tab === 'queue' ? figures : reload([tab]);
}
