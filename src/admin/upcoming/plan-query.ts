import { queryOptions } from '@tanstack/react-query';
import { hostNow } from '../../device/clock';
import { daysLater } from '../../domain/calendar-day';
import { lagosDay, lagosInstant } from '../../domain/lagos-time';
import { MINUTE_MS } from '../../lib/durations';
import type { StaffCopy } from '../../staff-copy/staff-copy';
import type { StaffClient } from '../client';
import { every } from '../queries';
import { runQuery } from '../rows/run-query';
import { withCopy } from '../with-copy';
import { isPlan, type Planned } from './plan';
import { UPCOMING } from './upcoming-key';

/** With the copy's time if it is the staff copy. */
export type Plan = { plan: readonly Planned[]; savedAt?: number };

/** What is to be held from today on, and what was held yesterday, also offline. */
export function planQuery({ database }: StaffClient, copy: StaffCopy) {
  return queryOptions({
    queryKey: [UPCOMING],
    async queryFn({ signal }): Promise<Plan> {
      // All of today, by the calendar in Lagos: what was at nine is still today's. The outcome of yesterday's may not be noted yet.
      const yesterday = daysLater(lagosDay(hostNow()), -1);
      const since = new Date(lagosInstant(yesterday, '00:00')).toISOString();
      const plan = await runQuery(database.rpc('upcoming', { since }), isPlan, signal);
      void copy.write(UPCOMING, plan);
      return { plan };
    },
    persister: withCopy(async () => {
      const kept = await copy.read(UPCOMING, isPlan);
      return kept && { plan: kept.value, savedAt: kept.savedAt };
    }),
    ...every(MINUTE_MS),
    // Offline too: a query that never runs never shows the copy.
    networkMode: 'offlineFirst',
    staleTime: 0,
    meta: { failure: 'Failed to load what is coming up' },
  });
}
