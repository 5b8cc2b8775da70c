import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChanges } from '../../hooks/use-changes';
import { useNow } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import { listOf, number, object, text } from '../../lib/shape';
import type { StaffClient } from '../client';
import { stepTime } from '../history/next-step';
import { useTeam } from '../people/use-team';
import { useStaff } from '../staff';
import { callBacksQuery, withStep } from './call-backs';
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
  const asked = peopleIn(rows);
  const { data: counted } = useQuery(enquiriesQuery(client, asked));
  // What is on this device is there at once, also offline, and sooner than a new count.
  const here = useMemo(() => {
    const counts = new Map<string, number>();
    const held = [rows, ...[lists.leads, lists.contacts].map((list) => list.rows())];
    const all = new Map(held.flat().map((row) => [row.id, row]));
    for (const row of all.values()) {
      if ('person' in row && row.person) counts.set(row.person, (counts.get(row.person) ?? 0) + 1);
    }
    return counts;
  }, [rows, lists]);
  return (row) => {
    const person = row.person ?? '';
    const enquiries = Math.max(counted?.get(person) ?? 1, here.get(person) ?? 1);
    const waiting = changes.filter(({ change }) => change.row_id === row.id);
    const stepAt = stepTime(row.follow_up_on, callBacks?.get(row.id), waiting);
    return factChips(row, { now, nameOf, enquiries, stepAt });
  };
}

/** The most people that the database counts at once. */
const MOST_PEOPLE = 1_000;
const isCounted = listOf(object({ person: text, enquiries: number }));

/** The people whose rows these are, each once. */
function peopleIn(rows: readonly AnyRow[]): string[] {
  const people = rows.flatMap((row) => ('person' in row && row.person) || []);
  return [...new Set(people)].slice(0, MOST_PEOPLE);
}

/** How many enquiries there are of each of these people, in both lists. If it can't be told, nothing is said. */
const enquiriesQuery = ({ database }: StaffClient, people: string[]) =>
  queryOptions({
    queryKey: ['enquiries', people],
    enabled: people.length > 0,
    placeholderData: keepPreviousData,
    // Only the last count is ever shown.
    gcTime: 0,
    async queryFn({ signal }): Promise<ReadonlyMap<string, number>> {
      const counted = await runQuery(database.rpc('enquiries_of', { people }), isCounted, signal);
      return new Map(counted.map(({ person, enquiries }) => [person, enquiries]));
    },
  });
