import type { Connection } from './connection';
import { isLive, readEntry, retried } from './entry';

/**
 * Whether an earlier release parked it although the trouble was the server's: it took any error with a code, or a day of
 * a hotspot's pages, for a refusal. What this release parks names a column or constraint, or has one of these codes.
 */
export function wasTrouble(parked: {
  field?: string | undefined;
  code?: string | undefined;
  names?: string | undefined;
}): boolean {
  return !parked.field && !parked.names && !/^(42501|PT413|PT422)$/.test(parked.code ?? '');
}

/** Makes due what should never have been parked. What is refused again stays, by this release's rule. */
export function revive(connection: Connection, now: number): Promise<void> {
  return connection.write(async (tx) => {
    const entries = tx.objectStore('entries');
    for (const record of await entries.index('kind').getAll('parked')) {
      const entry = readEntry(record);
      if (!isLive(entry) || entry.state.kind !== 'parked' || !wasTrouble(entry.state)) continue;
      await entries.put(retried(entry, now));
    }
  });
}
