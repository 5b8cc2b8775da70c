import { infiniteQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { parseTime } from '../../lib/database-time';
import { withCopy } from '../with-copy';
import { type Filters, isNarrowed, NO_FILTERS } from './filters';
import { fits } from './fits';
import {
  asOnePage,
  BEGINNING,
  type CopyFacts,
  freshOf,
  isMissing,
  type ListData,
  type ListPage,
  type PageStart,
  pageOf,
  rowsOf,
  withFresh,
  withFreshTaken,
  withRow,
} from './list-data';
import { PAGE_SIZE, type PageQuery } from './load-page';
import type { AnyRow } from './row';
import { type Table, type TableName, timeOf } from './table';

/** What is kept on the device. */
const COPY_ROWS = 200;
/** As many as the database gives at once. */
const MOST_ROWS = 1_000;
/** A row can become visible after a younger one: the moment of its insertion is when its transaction began. */
const OVERLAP_MS = 10_000;

type ListKey = [table: TableName, filters: Filters];

/** What a list needs from outside; a test hands in doubles. */
export type ListEnv<Row extends AnyRow> = {
  table: Table<Row>;
  queries: QueryClient;
  load(query: PageQuery, signal: AbortSignal): Promise<Row[]>;
  loadRow(id: string, signal: AbortSignal): Promise<Row | null>;
  readCopy(): Promise<({ rows: readonly Row[] } & Omit<CopyFacts, 'kept'>) | undefined>;
  writeCopy(rows: readonly Row[]): void;
};

export type List<Row extends AnyRow> = ReturnType<typeof createList<Row>>;

/**
 * One of the dashboard's lists: newest first, read page by page as somebody scrolls. A query for each choice of filters;
 * all else here is done to what these hold.
 */
export function createList<Row extends AnyRow>(env: ListEnv<Row>) {
  const { queries } = env;
  const { name, isRow, loadFailure } = env.table;
  /** What the list is narrowed by; nothing before it is opened. */
  const filters = createStore<Filters | undefined>(() => undefined);
  let looking: AbortController | undefined;

  const options = (narrowed: Filters = filters.getState() ?? NO_FILTERS) =>
    infiniteQueryOptions<ListPage<Row>, Error, ListData<Row>, ListKey, PageStart>({
      queryKey: [name, narrowed],
      initialPageParam: BEGINNING,
      queryFn: async ({ pageParam, signal }) =>
        pageOf(await env.load({ filters: narrowed, ...pageParam }, signal), pageParam.size),
      getNextPageParam: ({ next }) => next && { size: PAGE_SIZE, before: next },
      persister: (read, context, query) =>
        withCopy({
          query,
          signal: context.signal,
          read: () => read({ ...context, pageParam: BEGINNING, direction: 'forward' }),
          readCopy: () => readCopy(narrowed),
          // Rows of other filters stay until theirs are there, if they are the database's.
          isWorthIt: () =>
            queries
              .getQueriesData<ListData<Row>>({ queryKey: [name] })
              .every(([, it]) => isMissing(it)),
        }),
      // What could not be had may be there now.
      refetchOnReconnect: ({ state }) => (isMissing(state.data) ? 'always' : false),
      refetchOnWindowFocus: ({ state }) =>
        isMissing(state.data) && navigator.onLine ? 'always' : false,
      meta: { failure: loadFailure, ...(!isNarrowed(narrowed) && { keep }) },
    });

  const key = () => options().queryKey;
  const data = (): ListData<Row> | undefined => queries.getQueryData(key());
  const isBusy = () => queries.isFetching({ queryKey: key(), exact: true }) > 0;
  /** What was read, and what could not be, stays as old as it is. */
  const change = (work: (held: ListData<Row>) => ListData<Row>, queryKey: QueryKey = key()) => {
    for (const [each, held] of queries.getQueriesData<ListData<Row>>({ queryKey })) {
      const query = queries.getQueryCache().find<ListData<Row>>({ queryKey: each, exact: true });
      if (held) query?.setState({ data: work(held) });
    }
  };

  async function readCopy(narrowed: Filters): Promise<ListData<Row> | undefined> {
    const copy = await env.readCopy();
    if (!copy) return undefined;
    const { rows, ...facts } = copy;
    const page = pageOf(
      rows.filter((row) => fits(row, narrowed)),
      PAGE_SIZE,
    );
    return {
      pages: [{ ...page, next: null, copy: { ...facts, kept: rows.length } }],
      pageParams: [BEGINNING],
    };
  }

  /** Puts the beginning of the whole list on the device; a copy stays as old as it is. */
  function keep(): void {
    const whole = queries.getQueryData<ListData<Row>>(options(NO_FILTERS).queryKey);
    if (!isMissing(whole)) env.writeCopy(rowsOf(whole).slice(0, COPY_ROWS));
  }

  /**
   * Reads what is there anew, all of it with one request; whoever has scrolled stays where they are.
   * @param most so many rows of it
   */
  async function refresh(most = MOST_ROWS): Promise<void> {
    looking?.abort();
    // What is on its way may be of before.
    await queries.cancelQueries({ queryKey: key(), exact: true }, { silent: true });
    change((held) => (isMissing(held) ? held : asOnePage(held, most)));
    await queries.infiniteQuery({ ...options(), staleTime: 0 }).catch(() => undefined);
  }

  /** Puts a row, as it came from the database, in the place of the one that is shown, or takes that one away. */
  function replace(id: string, row: unknown): void {
    if (row !== null && !isRow(row)) return;
    change((held) => withRow(held, id, row), [name]);
    keep();
  }

  /** Calls when something of the list is another than before. */
  function follow<T>(read: () => T, listener: (now: T) => void): () => void {
    let before = read();
    return queries.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryKey[0] !== name) return;
      const now = read();
      if (now !== before) listener(now);
      before = now;
    });
  }

  return {
    filters,
    options,
    data,
    isBusy,
    refresh,
    replace,

    /** Shows what the filters leave; without a request if that is shown already. */
    open(wanted: Filters): void {
      const isSame = JSON.stringify(wanted) === JSON.stringify(filters.getState());
      if (isSame && data() && isMissing(data()) && !isBusy()) void refresh();
      if (isSame) return;
      filters.setState(wanted, true);
      // What was shown a while ago is shown at once, and read anew.
      void queries.invalidateQueries({ queryKey: key(), refetchType: 'none' });
    },

    /** Whether it is in the list, or waits to be. */
    holds(id: string): boolean {
      return [...freshOf(data()), ...rowsOf(data())].some((row) => row.id === id);
    },

    /** Whether a page behind the last one can be read now. */
    hasMore(): boolean {
      return !isBusy() && Boolean(data()?.pages.at(-1)?.next);
    },

    /** Looks for rows that came since; they wait until they are asked for. What could not be had is read if it can be now. */
    async look(): Promise<void> {
      const narrowed = filters.getState();
      const held = data();
      if (!narrowed || isBusy()) return;
      looking?.abort();
      looking = new AbortController();
      const { signal } = looking;
      try {
        if (isMissing(held)) {
          // Without a word whether the database answers again.
          await env.load({ filters: narrowed, size: 1 }, signal);
          if (!signal.aborted) await refresh();
          return;
        }
        const newest = freshOf(held)[0] ?? rowsOf(held)[0];
        const newerThan = newest && new Date(parseTime(timeOf(newest)) - OVERLAP_MS).toISOString();
        const query = { filters: narrowed, size: PAGE_SIZE, newerThan };
        const found = await env.load(query, signal);
        if (!signal.aborted) change((now) => withFresh(now, found));
      } catch {
        // The next look may find them.
      }
    },

    /** Reads a row again that somebody else may have changed. */
    async reread(id: string): Promise<void> {
      try {
        replace(id, await env.loadRow(id, new AbortController().signal));
      } catch {
        // It stays as it was seen.
      }
    },

    /** Puts the rows that came since on top. */
    takeFresh(): void {
      const { length } = freshOf(data());
      change(withFreshTaken);
      keep();
      if (length < PAGE_SIZE) return;
      // More than one look finds: there is a gap below them.
      void refresh(PAGE_SIZE);
    },

    /** Calls when there are other rows than before. Returns a function that ends it. */
    onRows: (listener: () => void) => follow(data, listener),
    /** Calls when other rows wait than before. */
    onFresh: (listener: (fresh: readonly Row[]) => void) => follow(() => freshOf(data()), listener),
  };
}
