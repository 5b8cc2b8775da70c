import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { createPace } from '../../lib/pace';
import { readTab } from '../dashboard-tab';
import { type Lists, listsOf } from '../rows/lists';
import { useStaff } from '../staff';
import { statisticsQuery } from './statistics-query';

/** How often rows that come and change one after another are counted. */
const COUNT_EVERY_MS = 10_000;

/** The dashboard's figures while its first tab stands: counted anew when somebody looks, and when rows come or change. */
export function useStatistics() {
  const staff = useStaff();
  const lists = listsOf(staff);
  const isShown = readTab(useLocation().search) === 'statistics';
  const query = useQuery({ ...statisticsQuery(staff.client, lists.copy), enabled: isShown });
  const { data, refetch } = query;

  useEffect(() => {
    if (!isShown) return;
    const pace = createPace(async () => void (await refetch()), COUNT_EVERY_MS);
    const stopFollowing = onFresh(lists, pace.call);
    return () => {
      pace.stop();
      stopFollowing();
    };
  }, [isShown, lists, refetch]);

  return {
    kind: data ? 'figures' : query.isError ? 'failed' : 'loading',
    statistics: data?.statistics,
    /** When they were counted, if that is not now: they were kept on the device, or can't be counted anew. */
    savedAt: data?.savedAt ?? (query.isError ? query.dataUpdatedAt : undefined),
    isBusy: query.isFetching,
    onRetry: () => void refetch(),
  } as const;
}

/** Calls when the database is known to hold other rows than before. Returns a function that ends it. */
function onFresh({ leads, contacts, newsletter_subscribers }: Lists, listener: () => void) {
  const tell = (fresh: readonly unknown[]) => fresh.length > 0 && listener();
  const stops = [leads.onFresh(tell), contacts.onFresh(tell), newsletter_subscribers.onFresh(tell)];
  return () => {
    for (const stop of stops) stop();
  };
}
