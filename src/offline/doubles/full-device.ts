import { databaseOpener, type OpenDatabase } from '../connection';

export const FULL = new DOMException('full', 'QuotaExceededError');

/** The database of a device that is full: it can be read, and not written. */
export function fullDevice(isFull: () => boolean): OpenDatabase {
  return async (on) => {
    const database = await databaseOpener()(on);
    const transaction = database.transaction.bind(database);
    database.transaction = ((stores: never, mode: never, options: never) => {
      if (mode === 'readwrite' && isFull()) throw FULL;
      return transaction(stores, mode, options);
    }) as never;
    return database;
  };
}
