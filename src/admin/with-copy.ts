import type { Query } from '@tanstack/react-query';

/** A fast network responds within this time; only on a slower one is it worth showing the copy first. */
const COPY_AFTER_MS = 400;

type Reading<T> = {
  /** The query being loaded, and its signal. */
  query: Query;
  signal: AbortSignal;
  /** Fetches from the database. */
  read: () => T | Promise<T>;
  /** Reads the copy on this device, in the format of the query's data. */
  readCopy: () => Promise<unknown>;
  /** Whether a slow database is reason enough to replace what is on the screen with the copy. */
  isWorthIt?: () => boolean;
};

/**
 * Persists a query: shows the copy on this device while the database is slow, or if it can't be reached. The query
 * still resolves or fails as it would without the copy.
 */
export async function withCopy<T>(reading: Reading<T>): Promise<T> {
  const { query, signal, read, readCopy, isWorthIt = () => true } = reading;
  const showCopy = async () => {
    const copy = await readCopy();
    const isLate = signal.aborted || query.state.data !== undefined;
    if (copy !== undefined && !isLate) query.setData(copy, { manual: true });
  };
  const timer = setTimeout(() => isWorthIt() && void showCopy(), COPY_AFTER_MS);
  try {
    return await read();
  } catch (error) {
    await showCopy();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
