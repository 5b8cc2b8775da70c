import { keptKeys } from '../../staff-copy/staff-copy';
import type { StaffClient } from '../client';
import { forgetCopies, storedBefore, TABLES } from '../erasure/forget-copies';
import { missing } from '../erasure/missing';
import { HISTORY } from '../history/history';
import type { Lists } from '../rows/lists';

/** Rows loaded this recently need no check. */
const FRESH_MS = 60_000;
/** Only the newest rows are checked. Open leads beyond them are refetched every quarter of an hour. */
const MOST_ROWS = 1_000;

/**
 * Removes rows from this device that the database no longer has: deleted or erased on request without this device
 * hearing of it. Requests only keys.
 * @throws {QueryError} unless the database answers
 */
export async function dropGone(
  client: Pick<StaffClient, 'database'>,
  lists: Lists,
  signal: AbortSignal,
  now: number = Date.now(),
): Promise<void> {
  const checked = new Set<string>();
  for (const table of TABLES) {
    const kept = (await storedBefore(lists.copy, table, now - FRESH_MS)).slice(0, MOST_ROWS);
    const gone = await missing(client, table, kept, signal);
    for (const id of kept) checked.add(id);
    if (signal.aborted || gone.size === 0) continue;
    for (const id of gone) lists[table].replace(id, null);
    await forgetCopies(lists.copy, gone);
  }
  // Histories of rows that no list has. Their keys don't say which table a row is in.
  const histories = await keptKeys(HISTORY);
  const rest = histories.map((key) => key.slice(HISTORY.length)).filter((id) => !checked.has(id));
  const noLeads = await missing(client, 'leads', rest, signal);
  const gone = await missing(client, 'contacts', [...noLeads], signal);
  if (!signal.aborted && gone.size > 0) await forgetCopies(lists.copy, gone);
}
