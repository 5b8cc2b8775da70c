import type { ListedTable } from '../../domain/fields';
import { listOf, maybe, object, text } from '../../lib/shape';
import { keptKeys, type StaffCopy } from '../../staff-copy/staff-copy';
import type { StaffClient } from '../client';
import { HISTORY } from '../history/history';
import { DAY, QUEUE, UPCOMING } from '../queries';
import { isNarrowed } from '../rows/filters';
import type { PageQuery } from '../rows/load-page';
import type { AnyRow } from '../rows/row';
import { fetchRows } from '../rows/run-query';
import { newestFirst } from '../rows/table';
import { copyKeys, forgetCopies, forgetListed, storedLongAgo, TABLES } from './forget-copies';

/** This many keys make a URL of four kilobytes; some servers refuse more than eight. */
const AT_ONCE = 100;

const isId = object({ id: text });

/**
 * Returns which of these rows the database no longer has for whoever asks. Requests only keys.
 * @throws {QueryError} unless the database answers
 */
export async function missing(
  { database }: Pick<StaffClient, 'database'>,
  table: ListedTable,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Set<string>> {
  const gone = new Set(ids);
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    // Throws if the response has any other shape, which wouldn't tell what is gone.
    const rows = database
      .from(table)
      .select('id')
      .in('id', ids.slice(at, at + AT_ONCE));
    for (const { id } of await fetchRows(database, rows, isId, signal)) gone.delete(id);
  }
  return gone;
}

const areKept = object({
  rows: listOf(object({ id: text, created_at: maybe(text), subscribed_at: maybe(text) })),
});

/**
 * Removes from this device the rows that an answer with a list's beginning should have but lacks, if they were erased or
 * are a colleague's now. (Merged rows are in no list either, but still exist.) The answer says nothing about rows after its
 * last one.
 */
export async function forgetMissing(
  client: Pick<StaffClient, 'database'>,
  copy: StaffCopy,
  table: ListedTable,
  { filters, size, before, newerThan }: PageQuery,
  rows: readonly AnyRow[],
): Promise<void> {
  if (before || newerThan || isNarrowed(filters)) return;
  const last = rows.length < size ? undefined : rows.at(-1);
  const there = new Set(rows.map(({ id }) => id));
  const copies = await Promise.all(copyKeys(table).map((key) => copy.read(key, areKept)));
  const lacking = copies
    .flatMap((kept) => kept?.value.rows ?? [])
    .filter((row) => !there.has(row.id) && (!last || newestFirst(row as AnyRow, last) < 0))
    .map(({ id }) => id);
  if (lacking.length === 0) return;
  const gone = await missing(client, table, [...new Set(lacking)]);
  if (gone.size > 0) await forgetListed(copy, gone);
}

/** The lists on the screen, as far as rows are removed from them. */
type ShownLists = Record<ListedTable, { replace(id: string, row: null): void }>;

/** Only the newest rows are checked. Open leads beyond them are refetched every quarter of an hour. */
const MOST_ROWS = 1_000;

/**
 * Removes rows from this device that the database no longer has: deleted or erased on request without this device
 * hearing of it. Requests only keys.
 * @throws {QueryError} unless the database answers
 */
export async function forgetGone(
  client: Pick<StaffClient, 'database'>,
  { copy, ...lists }: ShownLists & { copy: StaffCopy },
  signal: AbortSignal,
  now: number = Date.now(),
): Promise<void> {
  const checked = new Set<string>();
  for (const table of TABLES) {
    const kept = (await storedLongAgo(copy, copyKeys(table), now)).slice(0, MOST_ROWS);
    const gone = await missing(client, table, kept, signal);
    for (const id of kept) checked.add(id);
    if (signal.aborted || gone.size === 0) continue;
    for (const id of gone) lists[table].replace(id, null);
    await forgetCopies(copy, gone);
  }
  // Histories, and rows of a day, the queue or the appointments, that no list has. Nothing says which table a row is in.
  const histories = (await keptKeys(HISTORY)).map((key) => key.slice(HISTORY.length));
  const kept = await storedLongAgo(copy, [DAY, QUEUE, UPCOMING], now);
  const others = new Set([...histories, ...kept]);
  const rest = [...others].filter((id) => !checked.has(id));
  const noLeads = await missing(client, 'leads', rest, signal);
  const gone = await missing(client, 'contacts', [...noLeads], signal);
  if (!signal.aborted && gone.size > 0) await forgetCopies(copy, gone);
}
