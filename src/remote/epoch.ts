import { parsed, text } from '../lib/shape';
import { post } from './post';

/** As long as a page may wait for a slow line; the next start asks again. */
const TIMEOUT_MS = 15_000;

/**
 * Reads the database's epoch, which a restore from a backup renews: what it had acknowledged before may be missing.
 * @returns `undefined` without an answer, and for anything that is not an epoch
 */
export async function readEpoch(database: Parameters<typeof post>[0]): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await post(database, 'rpc/database_epoch', {}, { signal });
    const epoch = response.ok ? parsed(await response.text(), text) : undefined;
    return epoch && /^[\da-f-]{36}$/.test(epoch) ? epoch : undefined;
  } catch {
    // No signal, or none that lasted.
    return undefined;
  }
}
