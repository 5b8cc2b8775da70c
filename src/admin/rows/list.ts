import {
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  replaceEqualDeep,
} from '@tanstack/react-query';
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

/** How many rows the staff copy keeps. */
const COPY_ROWS = 200;
/** The most rows that the database returns at once. */
const MOST_ROWS = 1_000;
/** A row can become visible after a newer one, because its timestamp is when its transaction began. */
const OVERLAP_MS = 10_000;

type ListKey = [table: TableName, filters: Filters];

/** The query key of a row that is open although its list has not loaded it. */
export const rowKey = (table: TableName, id: string) => ['row', table, id] as const;

/** What a list depends on; tests pass in doubles. */
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
 * Creates a dashboard list: newest first, loaded page by page as somebody scrolls. Each choice of filters has its own
 * query; everything else here works on the queries' data.
 */
export function createList<Row extends AnyRow>(env: ListEnv<Row>) {
  const { queries, table } = env;
  const { name, isRow, loadFailure } = table;
  /** The current filters; undefined until the list is opened. */
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
          // Rows from the database stay until the new ones arrive, even if they match other filters.
          isWorthIt: () =>
            queries
              .getQueriesData<ListData<Row>>({ queryKey: [name] })
              .every(([, it]) => isMissing(it)),
        }),
      // What could not be loaded before may be available now.
      refetchOnReconnect: ({ state }) => (isMissing(state.data) ? 'always' : false),
      refetchOnWindowFocus: ({ state }) =>
        isMissing(state.data) && navigator.onLine ? 'always' : false,
      meta: { failure: loadFailure, ...(!isNarrowed(narrowed) && { keep }) },
    });

  const key = () => options().queryKey;
  const data = (): ListData<Row> | undefined => queries.getQueryData(key());
  const isBusy = () => queries.isFetching({ queryKey: key(), exact: true }) > 0;
  /** Changes cached data without marking it as freshly fetched. */
  const change = (work: (held: ListData<Row>) => ListData<Row>, queryKey: QueryKey = key()) => {
    for (const [each, held] of queries.getQueriesData<ListData<Row>>({ queryKey })) {
      const query = queries.getQueryCache().find<ListData<Row>>({ queryKey: each, exact: true });
      if (held) query?.setState({ data: replaceEqualDeep(held, work(held)) });
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

  /** Stores the newest rows of the whole list on the device, unless the list shows that copy. */
  function keep(): void {
    const whole = queries.getQueryData<ListData<Row>>(options(NO_FILTERS).queryKey);
    if (!isMissing(whole)) env.writeCopy(rowsOf(whole).slice(0, COPY_ROWS));
  }

  /**
   * Refetches the loaded rows with one request, so that nobody loses their scroll position.
   * @param most the most rows to refetch
   */
  async function refresh(most = MOST_ROWS): Promise<void> {
    looking?.abort();
    // The response to an earlier request may be out of date.
    await queries.cancelQueries({ queryKey: key(), exact: true }, { silent: true });
    change((held) => (isMissing(held) ? held : asOnePage(held, most)));
    await queries.infiniteQuery({ ...options(), staleTime: 0 }).catch(() => undefined);
  }

  /** Replaces a row everywhere with the database's version, or removes it. */
  function replace(id: string, row: unknown): void {
    if (row !== null && !isRow(row)) return;
    change((held) => withRow(held, id, row), [name]);
    queries.setQueryData<Row | null>(rowKey(name, id), (held) => held && row);
    keep();
  }

  /** Calls back when the value of `read` changes. */
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
    table,
    filters,
    options,
    data,
    isBusy,
    refresh,
    replace,

    /** Shows the rows that match the filters, without a request if they are already shown. */
    open(wanted: Filters): void {
      const isSame = JSON.stringify(wanted) === JSON.stringify(filters.getState());
      if (isSame && data() && isMissing(data()) && !isBusy()) void refresh();
      if (isSame) return;
      filters.setState(wanted, true);
      // Rows loaded earlier are shown at once, and refetched.
      void queries.invalidateQueries({ queryKey: key(), refetchType: 'none' });
    },

    /** Whether the row is in the list, is waiting to be shown, or is open without being listed. */
    holds(id: string): boolean {
      const isOpen = Boolean(queries.getQueryData(rowKey(name, id)));
      return isOpen || [...freshOf(data()), ...rowsOf(data())].some((row) => row.id === id);
    },

    /** Whether another page can be loaded now. */
    hasMore(): boolean {
      return !isBusy() && Boolean(data()?.pages.at(-1)?.next);
    },

    /** Checks for new rows, which wait to be shown. A list that could not be loaded is loaded if that now works. */
    async look(): Promise<void> {
      const narrowed = filters.getState();
      const held = data();
      if (!narrowed || isBusy()) return;
      looking?.abort();
      looking = new AbortController();
      const { signal } = looking;
      try {
        if (isMissing(held)) {
          // A failure here isn't reported: this only checks whether the database answers again.
          await env.load({ filters: narrowed, size: 1 }, signal);
          if (!signal.aborted) await refresh();
          return;
        }
        const [newest] = rowsOf(held);
        const newerThan = newest && new Date(parseTime(timeOf(newest)) - OVERLAP_MS).toISOString();
        const query = { filters: narrowed, size: PAGE_SIZE, newerThan };
        const found = await env.load(query, signal);
        if (!signal.aborted) change((now) => withFresh(now, found));
      } catch {
        // The next check may succeed.
      }
    },

    /** Refetches a row, because somebody else may have changed it. */
    async reread(id: string): Promise<void> {
      try {
        replace(id, await env.loadRow(id, new AbortController().signal));
      } catch {
        // The row stays as it was last seen.
      }
    },

    /** Shows the waiting rows. */
    takeFresh(): void {
      const { length } = freshOf(data());
      change(withFreshTaken);
      keep();
      if (length < PAGE_SIZE) return;
      // One check fetches at most a page, so older new rows may be missing below these.
      void refresh(PAGE_SIZE);
    },

    /** Calls back when the rows change. Returns an unsubscribe function. */
    onRows: (listener: () => void) => follow(data, listener),
    /** Calls back when the waiting rows change. */
    onFresh: (listener: (fresh: readonly Row[]) => void) => follow(() => freshOf(data()), listener),
  };
}
