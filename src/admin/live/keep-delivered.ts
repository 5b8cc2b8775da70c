import type { QueryClient } from '@tanstack/react-query';
import { type Change, withChanges } from '../../domain/change';
import { QUEUE } from '../queue/queue-key';
import type { Queue } from '../queue/queue-query';
import { STATISTICS } from '../statistics/statistics-query';
import type { StaffUnit } from '../units/staff-units';
import { UNITS } from '../units/units-key';
import { type Planned, withMoves } from '../upcoming/plan';
import { UPCOMING } from '../upcoming/upcoming-key';

/**
 * Writes a change that the database has into what was loaded before, in the moment in which it stops being pending: whoever
 * was answered must not come back until all of that is read anew.
 */
export function keepDelivered(queries: QueryClient, change: Change): void {
  const made = [{ change, state: 'waiting' as const }];
  queries.setQueriesData<Queue>({ queryKey: [STATISTICS, QUEUE] }, (queue) => {
    const rows = queue?.rows.flatMap((entry) =>
      withChanges([entry.row], made).map((row) => ({ ...entry, row })),
    );
    return queue && rows && { ...queue, rows };
  });
  queries.setQueriesData<{ plan: readonly Planned[] }>(
    { queryKey: [UPCOMING] },
    (planned) => planned && { ...planned, plan: withMoves(planned.plan, made) },
  );
  queries.setQueryData<StaffUnit[]>([UNITS], (units) => units && withChanges(units, made));
}
