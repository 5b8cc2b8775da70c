import { useEffect, useState } from 'react';
import { SECOND_MS } from '../lib/durations';
import { connectivityState } from '../remote/connectivity-state';
import type { TabId } from './dashboard-tab';
import { refreshTab } from './refresh';
import { useStaff } from './staff';

/** How far a tab is that is loaded again. */
export type Refreshing = 'idle' | 'busy' | 'done' | 'offline';

/** What is said of it. */
export const REFRESHING_WORDS: Record<Refreshing, string> = {
  idle: '',
  busy: 'Refreshing…',
  done: 'Updated',
  offline: 'No network: not updated',
};

/** How long the answer is shown. */
const TOLD_MS = { done: 1.5 * SECOND_MS, offline: 4 * SECOND_MS };

/** Returns what loads the open tab again, and how far that is. */
export function useRefresh(tab: TabId) {
  const { lists } = useStaff();
  const [refreshing, setRefreshing] = useState<Refreshing>('idle');

  useEffect(() => {
    if (refreshing !== 'done' && refreshing !== 'offline') return;
    const timer = setTimeout(() => setRefreshing('idle'), TOLD_MS[refreshing]);
    return () => clearTimeout(timer);
  }, [refreshing]);

  const refresh = async () => {
    if (refreshing === 'busy') return;
    setRefreshing('busy');
    const isUpdated = await refreshTab(lists, tab);
    const isOnline = connectivityState.getState() === 'online';
    // With a network, a query that failed has said so itself.
    setRefreshing(isUpdated ? 'done' : isOnline ? 'idle' : 'offline');
  };
  return { refreshing, refresh: () => void refresh() };
}
