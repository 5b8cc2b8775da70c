import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listOf, number, object, text } from '../../lib/shape';
import type { StaffClient } from '../client';
import type { AnyRow } from './row';
import { runQuery } from './run-query';

/** The most people that the database counts at once. */
const MOST_PEOPLE = 1_000;
const isCounted = listOf(object({ person: text, enquiries: number }));

/** The people whose rows these are, each once. */
export function peopleIn(rows: readonly AnyRow[]): string[] {
  const people = rows.flatMap((row) => ('person' in row && row.person) || []);
  return [...new Set(people)].slice(0, MOST_PEOPLE);
}

/** How many enquiries there are of each of these people, in both lists. If it can't be told, nothing is said. */
export const enquiriesQuery = ({ database }: StaffClient, people: string[]) =>
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
