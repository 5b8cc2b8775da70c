import type { Shape } from '../lib/shape';
import { ask, type Database } from './post';

/** The database's epoch, a UUID. */
export const isEpoch: Shape<string> = (value): value is string =>
  typeof value === 'string' && /^[\da-f-]{36}$/.test(value);

/**
 * Reads the database's epoch, which a restore from a backup renews: what it had acknowledged before may be missing.
 * @returns `undefined` without an answer, and for anything that is not an epoch
 */
export const readEpoch = (database: Database): Promise<string | undefined> =>
  ask(database, 'rpc/database_epoch', isEpoch, {});
