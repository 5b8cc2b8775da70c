import type { Connection } from '../connection';
import { wasTrouble } from '../revive';
import type { Changed } from '../rows';
import { dueNow, readChange } from './kept-change';

/** Makes due what an earlier release parked of this administrator's changes although the trouble was the server's. */
export function reviveChanges(
  connection: Connection,
  staff: string,
  now: number,
): Promise<Changed> {
  return connection.write(async (tx) => {
    let done: Changed = 'gone';
    const entries = tx.objectStore('entries');
    for (const record of await entries.index('kind').getAll('change-parked')) {
      const kept = readChange(record);
      if (kept?.state.kind !== 'change-parked' || kept.change.staff !== staff) continue;
      if (kept.state.isConflict || !wasTrouble(kept.state)) continue;
      await entries.put(dueNow(kept, now));
      done = 'changed';
    }
    return done;
  });
}
