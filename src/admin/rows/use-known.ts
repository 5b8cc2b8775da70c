import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChanges } from '../../hooks/use-changes';
import { useNow } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import { listOf, object, text } from '../../lib/shape';
import { parseTime } from '../../lib/time-words';
import type { StaffClient } from '../client';
import { stepTime } from '../history/next-step';
import { useTeam } from '../people/use-team';
import { useStaff } from '../staff';
import { type FactChip, factChips } from './fact-words';
import type { AnyRow, InboxRow } from './row';
import { runQuery } from './run-query';

/** How often "due today" and the like are looked at again. */
const EVERY_MS = 10 * MINUTE_MS;

/**
 * Returns what says a row's facts, with what other rows and the team know of it.
 * @param rows the loaded rows of the list
 */
export function useKnown(rows: readonly AnyRow[]): (row: InboxRow) => FactChip[] {
  const { id, client, lists } = useStaff();
  const now = useNow(EVERY_MS);
  const { nameOf } = useTeam();
  const { data: callBacks } = useQuery(callBacksQuery(client, withStep(rows)));
  const changes = useChanges(id);
  // What has come in since a row was loaded is on this device already.
  const here = useMemo(() => {
    const counts = new Map<string, number>();
    const held = [rows, ...[lists.leads, lists.contacts].map((list) => list.rows())];
    const all = new Map(held.flat().map((row) => [row.id, row]));
    for (const row of all.values()) {
      if ('is_active' in row) continue;
      const person = row.known?.person ?? row.id;
      counts.set(person, (counts.get(person) ?? 0) + 1);
    }
    return counts;
  }, [rows, lists]);
  return (row) => {
    const { person = row.id, rows: counted = 1 } = row.known ?? {};
    const enquiries = Math.max(counted, here.get(person) ?? 1);
    const waiting = changes.filter(({ change }) => change.row_id === row.id);
    const stepAt = stepTime(row.follow_up_on, callBacks?.get(row.id), waiting);
    return factChips(row, { now, nameOf, enquiries, stepAt });
  };
}

/** The key of the query. */
export const CALL_BACKS = 'call-backs';
/** The most rows that the database looks up at once. */
const MOST_ROWS = 1_000;
const areCallBacks = listOf(object({ id: text, call_back_at: text }));

/** The rows that have a next step, which may have a time. */
function withStep(rows: readonly AnyRow[]): string[] {
  const found = rows.filter((row) => 'follow_up_on' in row && row.follow_up_on);
  return found.slice(0, MOST_ROWS).map(({ id }) => id);
}

/** When to call back those of these rows whose next step it is. If it can't be told, their days are shown alone. */
const callBacksQuery = ({ database }: StaffClient, rows: string[]) =>
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
