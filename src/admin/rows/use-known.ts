import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChanges } from '../../hooks/use-changes';
import { useNow } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import { stepTime } from '../history/next-step';
import { useTeam } from '../people/use-team';
import { useStaff } from '../staff';
import { callBacksQuery, withStep } from './call-backs';
import { type FactChip, factChips } from './fact-words';
import type { AnyRow, InboxRow } from './row';

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
