import { type Query, queryOptions } from '@tanstack/react-query';
import type { Shape } from '../lib/shape';
import type { StaffCopy } from '../staff-copy/staff-copy';

/** A fast network responds within this time; only on a slower one is it worth showing the copy first. */
const COPY_AFTER_MS = 400;

/**
 * Creates a query's persister: it shows the copy on this device while the database is slow, or if it can't be reached.
 * The query still resolves or fails as it would without the copy.
 * @param readCopy reads the copy on this device, in the format of the query's data
 * @param isWorthIt whether a slow database is reason enough to replace what is on the screen with the copy
 */
export function withCopy(readCopy: () => Promise<unknown>, isWorthIt = () => true) {
  return async <T, Context extends { signal: AbortSignal }>(
    read: (context: Context) => T | Promise<T>,
    context: Omit<Context, 'pageParam' | 'direction'>,
    query: Query,
  ): Promise<T> => {
    const showCopy = async () => {
      const copy = await readCopy();
      const isLate = context.signal.aborted || query.state.data !== undefined;
      if (copy !== undefined && !isLate) query.setData(copy, { manual: true });
    };
    const timer = setTimeout(() => isWorthIt() && void showCopy(), COPY_AFTER_MS);
    try {
      // An infinite query knows its pages itself.
      return await read(context as Context);
    } catch (error) {
      await showCopy();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** A query whose answer this device keeps whole, under the query's own name, and which is asked again once there is a network. */
export function copiedQuery<T>(
  copy: StaffCopy,
  name: string,
  isAnswer: Shape<T>,
  load: (signal: AbortSignal) => Promise<T>,
) {
  return queryOptions({
    queryKey: [name],
    async queryFn({ signal }) {
      const answer = await load(signal);
      void copy.write(name, answer);
      return answer;
    },
    persister: withCopy(async () => (await copy.read(name, isAnswer))?.value),
    refetchOnReconnect: 'always',
  });
}
