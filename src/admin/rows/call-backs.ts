import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { parseTime } from '../../lib/database-time';
import { listOf, object, text } from '../../lib/shape';
import type { StaffClient } from '../client';
import type { AnyRow } from './row';
import { runQuery } from './run-query';

/** The key of the query. */
export const CALL_BACKS = 'call-backs';
/** The most rows that the database looks up at once. */
const MOST_ROWS = 1_000;
const areCallBacks = listOf(object({ id: text, call_back_at: text }));

/** The rows that have a next step, which may have a time. */
export function withStep(rows: readonly AnyRow[]): string[] {
  const found = rows.filter((row) => 'follow_up_on' in row && row.follow_up_on);
  return found.slice(0, MOST_ROWS).map(({ id }) => id);
}

/** When to call back those of these rows whose next step it is. If it can't be told, their days are shown alone. */
export const callBacksQuery = ({ database }: StaffClient, rows: string[]) =>
  queryOptions({
    queryKey: [CALL_BACKS, rows],
    enabled: rows.length > 0,
    placeholderData: keepPreviousData,
    // Only the last answer is ever shown.
    gcTime: 0,
    async queryFn({ signal }): Promise<ReadonlyMap<string, number>> {
      const found = await runQuery(database.rpc('call_backs_of', { rows }), areCallBacks, signal);
      return new Map(found.map(({ id, call_back_at }) => [id, parseTime(call_back_at)]));
    },
  });
