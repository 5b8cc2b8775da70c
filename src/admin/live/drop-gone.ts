import { listOf, object, text } from '../../lib/shape';
import type { StaffClient } from '../client';
import { forgetCopies, keptSince, TABLES } from '../erasure/forget-rows';
import { ask } from '../rows/ask';
import type { Lists } from '../rows/lists';

/** What was read a minute ago is as good as new. */
const FRESH_MS = 60_000;
/** Their keys make an address of four kilobytes: more than eight are refused by some servers. */
const AT_ONCE = 100;
/** The newest. Open leads beyond them are fetched anew every quarter of an hour. */
const MOST_ROWS = 1_000;

const areIds = listOf(object({ id: text }));

/**
 * Takes rows off this device that the database has no more: deleted, or erased because somebody asked to be forgotten, while
 * nobody told this device. Only keys are asked for.
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
      // Whatever else answers than rows with their keys, it does not know what is gone.
      const found = await ask(
        client.supabase.from(table).select('id').in('id', asked),
        areIds,
        signal,
      );
      const there = new Set(found.map(({ id }) => id));
      for (const id of asked) if (!there.has(id)) gone.add(id);
    }
    if (signal.aborted || gone.size === 0) continue;
    for (const id of gone) lists[table].replace(id, null);
    await forgetCopies(lists.copy, gone);
  }
}
