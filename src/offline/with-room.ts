import { StorageError } from './connection';

/** Whether a write failed because the device is full. */
export function isFull(error: unknown): boolean {
  return error instanceof StorageError && error.problem === 'quota';
}

/**
 * Runs a write again, once, where the device was full and could make room.
 * @param freeSpace gives back what can be fetched again
 */
export async function withRoom<T>(
  write: () => Promise<T>,
  freeSpace: (() => Promise<unknown>) | undefined,
  report: (error: unknown) => void,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isFull(error) || !freeSpace) throw error;
    await freeSpace().catch(report);
    return write();
  }
}
