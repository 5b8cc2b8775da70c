import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { createPace } from '../../lib/pace';
import { readTab } from '../dashboard-tab';
import { type Lists, listsOf } from '../rows/lists';
import { useStaff } from '../staff';
import { statisticsProbe, statisticsQuery } from './statistics-query';

/** How often the figures are fetched while rows keep coming in. */
const COUNT_EVERY_MS = 10_000;

/** The dashboard's figures: fetched when their tab is shown or gets the focus, and when rows come in. */
export function useStatistics() {
  const staff = useStaff();
  const lists = listsOf(staff);
  const isShown = readTab(useLocation().search) === 'statistics';
  const query = useQuery({ ...statisticsQuery(staff.client, lists.copy), enabled: isShown });
  const { data, refetch } = query;
  useQuery({
    ...statisticsProbe(staff.client, () => void refetch()),
    enabled: isShown && query.isError,
  });

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
    /** When they were counted, if they are the device's copy or could not be fetched again. */
    savedAt: data?.savedAt ?? (query.isError ? query.dataUpdatedAt : undefined),
    isBusy: query.isFetching,
    onRetry: () => void refetch(),
  } as const;
}

/** Calls back when new rows have come in. Returns a function that stops it. */
function onFresh({ leads, contacts, newsletter_subscribers }: Lists, listener: () => void) {
  const tell = (fresh: readonly unknown[]) => fresh.length > 0 && listener();
  const stops = [leads.onFresh(tell), contacts.onFresh(tell), newsletter_subscribers.onFresh(tell)];
  return () => {
    for (const stop of stops) stop();
  };
}
