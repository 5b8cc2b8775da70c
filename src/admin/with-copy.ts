import type { Query } from '@tanstack/react-query';

/** A fast network answers within this; only a slower one is worth showing what is old first. */
const COPY_AFTER_MS = 400;

type Reading<T> = {
  /** The query that is read, and whether somebody still waits for it. */
  query: Query;
  signal: AbortSignal;
  /** Asks the database. */
  read: () => T | Promise<T>;
  /** What is kept on this device, as the query's own data. */
  readCopy: () => Promise<unknown>;
  /** Whether the copy is better than what is on the screen while the database takes its time. */
  isWorthIt?: () => boolean;
};

/**
 * A query's persister: shows what is kept on this device while the database takes its time, or can't be reached. The
 * query is answered, or fails, as it would have been without.
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
