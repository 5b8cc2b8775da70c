import { queryOptions } from '@tanstack/react-query';
import { object } from '../../lib/shape';
import type { StaffCopy } from '../../staff-copy/staff-copy';
import type { StaffClient } from '../client';
import { ask } from '../rows/ask';
import { withCopy } from '../with-copy';
import { isStatistics, type Statistics } from './figures';

/** Figures that are younger are not asked for again by a glance at them. */
export const FRESH_MS = 30_000;

/** Under which name the device keeps the figures. */
const STATISTICS = 'statistics';
const isKept = object({ statistics: isStatistics });

/** The figures; with the moment at which they were kept, if they are the device's copy. */
type Counted = { statistics: Statistics; savedAt?: number };

/** What was counted when it was last read on this device, if it ever was. An older release may have kept others. */
export async function readStatistics(copy: StaffCopy) {
  const stored = await copy.read(STATISTICS);
  return stored && isKept(stored.value)
    ? { statistics: stored.value.statistics, savedAt: stored.savedAt }
    : undefined;
}

/** Everything that is counted, in one call: rows in their thousands never reach the browser. */
export function statisticsQuery({ supabase }: Pick<StaffClient, 'supabase'>, copy: StaffCopy) {
  return queryOptions({
    queryKey: [STATISTICS],
    queryFn: async ({ signal }): Promise<Counted> => {
      const statistics = await ask(supabase.rpc('dashboard_statistics'), isStatistics, signal);
      void copy.write(STATISTICS, { statistics });
      return { statistics };
    },
    persister: (read, context, query) =>
      withCopy({
        query,
        signal: context.signal,
        read: () => read(context),
        readCopy: () => readStatistics(copy),
      }),
    // Whoever comes back from another tab of the dashboard may have changed what is counted.
    staleTime: 0,
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: ({ state }) => Math.abs(Date.now() - state.dataUpdatedAt) >= FRESH_MS,
    meta: { failure: 'Failed to load statistics' },
  });
}
