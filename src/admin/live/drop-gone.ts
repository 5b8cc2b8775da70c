import { object, text } from '../../lib/shape';
import type { StaffClient } from '../client';
import { forgetCopies, keptSince, TABLES } from '../erasure/forget-rows';
import { askRows } from '../rows/ask';
import type { Lists } from '../rows/lists';

/** Rows read this recently need no check. */
const FRESH_MS = 60_000;
/** Their keys make an address of four kilobytes; some servers refuse more than eight. */
const AT_ONCE = 100;
/** The newest. Open leads beyond them are fetched again every quarter of an hour. */
const MOST_ROWS = 1_000;

const isId = object({ id: text });

/**
 * Removes rows from this device that the database no longer has: deleted, or erased on request, while
 * this device didn't hear of it. Only keys are requested.
 * @throws {AskError} unless the database answers
 */
export async function dropGone(
  client: Pick<StaffClient, 'supabase'>,
  lists: Lists,
  signal: AbortSignal,
  now: number = Date.now(),
): Promise<void> {
  for (const table of TABLES) {
    const kept = (await keptSince(lists.copy, table, now - FRESH_MS)).slice(0, MOST_ROWS);
    const gone = new Set<string>();
    for (let at = 0; at < kept.length; at += AT_ONCE) {
      const asked = kept.slice(at, at + AT_ONCE);
      // An answer of any other shape doesn't tell what is gone.
      const { supabase } = client;
      const rows = supabase.from(table).select('id').in('id', asked);
      const found = await askRows(supabase, rows, isId, signal);
      const there = new Set(found.map(({ id }) => id));
      for (const id of asked) if (!there.has(id)) gone.add(id);
    }
    if (signal.aborted || gone.size === 0) continue;
    for (const id of gone) lists[table].replace(id, null);
    await forgetCopies(lists.copy, gone);
  }
}
