import { StorageError } from './connection';

/** Whether a write failed because the device is full. */
export function isFull(error: unknown): boolean {
  return error instanceof StorageError && error.problem === 'quota';
}

/**
 * Runs writes; where the device is full, what can be fetched again makes room for a second try.
 * @param freeSpace gives it back
 */
export function createWithRoom(
  freeSpace: (() => Promise<unknown>) | undefined,
  report: (error: unknown) => void,
) {
  return async <T>(write: () => Promise<T>): Promise<T> => {
    try {
      return await write();
    } catch (error) {
      if (!isFull(error) || !freeSpace) throw error;
      await freeSpace().catch(report);
      return write();
    }
  };
}
