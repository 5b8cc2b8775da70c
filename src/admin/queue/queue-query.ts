import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { MINUTE_MS } from '../../lib/durations';
import type { ShapeOf } from '../../lib/shape';
import { every, QUEUE } from '../queries';
import { runQuery } from '../rows/run-query';
import type { Staff } from '../staff';
import { STATISTICS } from '../statistics/statistics';
import { withCopy } from '../with-copy';
import { isIn, isQueue, type QueueView } from './entries';

/** With the copy's time if it is the staff copy. */
export type Queue = ShapeOf<typeof isQueue> & { savedAt?: number };

/** Who waits for an answer, the oldest promise first; counted again with the figures. Offline it is the device's copy. */
export function queueQuery({ id, client, lists }: Staff, view: QueueView = '') {
  const { copy } = lists;
  return queryOptions({
    queryKey: [STATISTICS, QUEUE, view],
    async queryFn({ signal }): Promise<Queue> {
      const asked = client.database.rpc('queue', view === '' ? {} : { narrowed: view });
      const queue = await runQuery(asked, isQueue, signal);
      if (view === '') void copy.write(QUEUE, queue);
      return queue;
    },
    persister: withCopy(async () => {
      const kept = await copy.read(QUEUE, isQueue);
      if (!kept) return undefined;
      const rows = kept.value.rows.filter((entry) => isIn(view, entry, id));
      return { ...kept.value, rows, savedAt: kept.savedAt };
    }),
    placeholderData: keepPreviousData,
    ...every(MINUTE_MS),
    // Offline too: a query that never runs never shows the copy.
    networkMode: 'offlineFirst',
    staleTime: 0,
    meta: { failure: 'Failed to load the queue' },
  });
}
