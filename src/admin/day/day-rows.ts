import type { Day } from '../../domain/calendar-day';
import { either, listOf, object } from '../../lib/shape';
import type { StaffClient } from '../client';
import { DAY } from '../queries';
import { NO_FILTERS } from '../rows/filters';
import { pagesOf } from '../rows/load-page';
import type { InboxRow } from '../rows/row';
import { contacts, leads, newestFirst } from '../rows/table';
import type { Staff } from '../staff';
import { datedQuery } from '../statistics/statistics';

const isAnswer = object({ rows: listOf(either(leads.isRow, contacts.isRow)) });

/** Who came in on a day in Lagos. The device keeps the day that was asked for last. */
export const dayQuery = ({ client, lists }: Pick<Staff, 'client' | 'lists'>, day: Day) =>
  datedQuery(lists.copy, DAY, day, isAnswer, async (signal) => ({
    rows: await loadDay(client, day, signal),
  }));

/** Loads who came in on a day in Lagos, of what the caller may see, the latest first. */
export async function loadDay(
  client: Pick<StaffClient, 'database'>,
  day: string,
  signal: AbortSignal,
): Promise<InboxRow[]> {
  const query = { filters: { ...NO_FILTERS, since: day } };
  const rows: InboxRow[] = [];
  for await (const page of pagesOf(client, leads, query, signal)) rows.push(...page);
  for await (const page of pagesOf(client, contacts, query, signal)) rows.push(...page);
  return rows.sort(newestFirst);
}
