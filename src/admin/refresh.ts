import type { QueryKey } from '@tanstack/react-query';
import type { TabId } from './dashboard-tab';
import { TABLES } from './erasure/forget-copies';
import type { Lists } from './rows/lists';
import { STATISTICS } from './statistics/statistics-query';

/**
 * Loads again what a tab shows, and the figures.
 * @returns whether the tab now shows what the database has
 */
export async function refreshTab(lists: Lists, tab: TabId): Promise<boolean> {
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
  return tab === 'statistics' ? figures : reload([tab]);
}
