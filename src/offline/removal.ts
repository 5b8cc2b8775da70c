import type { Connection } from './connection';
import type { Along, Changed } from './rows';
import { kindIn } from './status';

/**
 * Removes an entry or a change unless it is on its way; `undo` puts it back in its place, with what was taken away along
 * with it.
 */
export function remove(
  connection: Connection,
  seq: number,
  along?: Along,
): Promise<{ change: Changed; undo?: () => Promise<unknown> }> {
  return connection.write(async (tx) => {
    const entries = tx.objectStore('entries');
    const record = await entries.get(seq);
    if (record === undefined) return { change: 'gone' };
    const kind = kindIn(record);
    if (kind === 'sending' || kind === 'change-sending') return { change: 'sending' };
    // The database has it: what is left is no wish of anybody's.
    if (kind === 'change-done') return { change: 'gone' };
    await entries.delete(seq);
    const putBack = await along?.(tx, record);
    return {
      change: 'changed',
      // Same id, same content: if it was stored, that is found out.
      undo: () =>
        connection.write(async (later) => {
          const store = later.objectStore('entries');
          if ((await store.index('id').getKey(record.id)) === undefined) await store.add(record);
          await putBack?.(later);
        }, 'strict'),
    };
  }, 'strict');
}
