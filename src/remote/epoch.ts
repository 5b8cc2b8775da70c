import { parsed, type Shape } from '../lib/shape';
import { post } from './post';

/** As long as a page may wait for a slow line; the next start asks again. */
const TIMEOUT_MS = 15_000;

/** The database's epoch, a UUID. */
export const isEpoch: Shape<string> = (value): value is string =>
  typeof value === 'string' && /^[\da-f-]{36}$/.test(value);

/**
 * Reads the database's epoch, which a restore from a backup renews: what it had acknowledged before may be missing.
 * @returns `undefined` without an answer, and for anything that is not an epoch
 */
export async function readEpoch(database: Parameters<typeof post>[0]): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await post(database, 'rpc/database_epoch', {}, { signal });
    return response.ok ? parsed(await response.text(), isEpoch) : undefined;
  } catch {
    // No signal, or none that lasted.
    return undefined;
  }
}
