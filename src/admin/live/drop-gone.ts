import type { ListedTable } from '../../domain/fields';
import { object, text } from '../../lib/shape';
import { keptKeys } from '../../staff-copy/staff-copy';
import type { StaffClient } from '../client';
import { forgetCopies, storedBefore, TABLES } from '../erasure/forget-copies';
import { HISTORY } from '../history/history';
import type { Lists } from '../rows/lists';
import { fetchRows } from '../rows/run-query';

/** Rows loaded this recently need no check. */
const FRESH_MS = 60_000;
/** This many keys make a URL of four kilobytes; some servers refuse more than eight. */
const AT_ONCE = 100;
/** Only the newest rows are checked. Open leads beyond them are refetched every quarter of an hour. */
const MOST_ROWS = 1_000;

const isId = object({ id: text });

/**
 * Removes rows from this device that the database no longer has: deleted or erased on request without this device
 * hearing of it. Requests only keys.
 * @throws {QueryError} unless the database answers
 */
export async function dropGone(
  { supabase }: Pick<StaffClient, 'supabase'>,
  lists: Lists,
  signal: AbortSignal,
  now: number = Date.now(),
): Promise<void> {
  const missing = async (table: ListedTable, kept: readonly string[]): Promise<Set<string>> => {
    const gone = new Set<string>();
    for (let at = 0; at < kept.length; at += AT_ONCE) {
      const asked = kept.slice(at, at + AT_ONCE);
      // Throws if the response has any other shape, which wouldn't tell what is gone.
      const rows = supabase.from(table).select('id').in('id', asked);
      const found = await fetchRows(supabase, rows, isId, signal);
      const there = new Set(found.map(({ id }) => id));
      for (const id of asked) if (!there.has(id)) gone.add(id);
    }
    return gone;
  };
  const checked = new Set<string>();
  for (const table of TABLES) {
    const kept = (await storedBefore(lists.copy, table, now - FRESH_MS)).slice(0, MOST_ROWS);
    const gone = await missing(table, kept);
    for (const id of kept) checked.add(id);
    if (signal.aborted || gone.size === 0) continue;
    for (const id of gone) lists[table].replace(id, null);
    await forgetCopies(lists.copy, gone);
  }
  // Histories of rows that no list has. Their keys don't say which table a row is in.
  const histories = await keptKeys(HISTORY);
  const rest = histories.map((key) => key.slice(HISTORY.length)).filter((id) => !checked.has(id));
  const gone = await missing('contacts', [...(await missing('leads', rest))]);
  if (!signal.aborted && gone.size > 0) await forgetCopies(lists.copy, gone);
}
