import {
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
  replaceEqualDeep,
} from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { createPace } from '../../lib/pace';
import { connectivityState } from '../../remote/connectivity';
import { withCopy } from '../with-copy';
import { type Filters, isNarrowed, matchesFilters, NO_FILTERS } from './filters';
import { createLatestRows, followReverts, isOutdated, keyOf } from './latest-rows';
import {
  asCopy,
  asOnePage,
  BEGINNING,
  fittingIn,
  isMissing,
  type ListData,
  type ListEnv,
  type ListKey,
  type ListPage,
  newestTime,
  type PageStart,
  pageOf,
  rowsOf,
  withNewRows,
  withRow,
  withRowIn,
} from './list-data';
import { MOST_ROWS, PAGE_SIZE } from './load-page';
import { type AnyRow, personName } from './row';

/** How many rows the staff copy keeps. */
const COPY_ROWS = 200;
/** The shortest interval between checks when rows come in one after another. */
const CHECK_EVERY_MS = 2_000;

export type List<Row extends AnyRow> = ReturnType<typeof createList<Row>>;

/**
 * Creates a dashboard list: newest first, loaded page by page as somebody scrolls. Each choice of filters has its own
 * queries; everything else here works on their data.
 */
export function createList<Row extends AnyRow>(env: ListEnv<Row>) {
  const { queries, table } = env;
  const { name, isRow, loadFailure } = table;
  const latest = createLatestRows<Row>();
  followReverts(queries, name, latest);
  /** The filters that were last shown. */
  const filters = createStore<Filters>(() => NO_FILTERS);
  /** The rows that were deleted since the dashboard was opened, and whom each is about: '' if that isn't known. */
  const gone = createStore<ReadonlyMap<string, string>>(() => new Map());

  const options = (narrowed: Filters = filters.getState()) =>
    infiniteQueryOptions<ListPage<Row>, Error, ListData<Row>, ListKey, PageStart>({
      queryKey: [name, narrowed],
      initialPageParam: BEGINNING,
      async queryFn({ pageParam, signal }) {
        if (!pageParam.before) latest.begin(keyOf(narrowed));
        const rows = await env.load({ filters: narrowed, ...pageParam }, signal);
        // The list has just been loaded, and contains them.
        if (!pageParam.before) queries.setQueryData(newest(narrowed).queryKey, []);
        return pageOf(rows, pageParam.size);
      },
      structuralSharing: (held, answer) =>
        replaceEqualDeep(held, latest.merged(keyOf(narrowed), answer as ListData<Row>)),
      getNextPageParam: ({ next }) => next && { size: PAGE_SIZE, before: next },
      persister: withCopy(
        () => readCopy(narrowed),
        // Rows from the database stay until the new ones arrive, even if they match other filters.
        () =>
          queries
            .getQueriesData<ListData<Row>>({ queryKey: [name] })
            .every(([, it]) => isMissing(it)),
      ),
      // With other filters, rows loaded earlier are shown at once, and refetched.
      staleTime: 0,
      // What could not be loaded before may be available now.
      refetchOnMount: ({ state }) => (isMissing(state.data) ? 'always' : false),
      refetchOnReconnect: ({ state }) => (isMissing(state.data) ? 'always' : false),
      refetchOnWindowFocus: ({ state }) =>
        isMissing(state.data) && connectivityState.getState() === 'online' ? 'always' : false,
      meta: { failure: loadFailure, ...(!isNarrowed(narrowed) && { keep }) },
    });

  const findQuery = (queryKey: QueryKey) =>
    queries.getQueryCache().find<ListData<Row>>({ queryKey, exact: true });

  /**
   * The newest rows, which wait to be shown unless the list contains them. A list that could not be loaded is loaded if
   * that now works.
   */
  const newest = (narrowed: Filters) =>
    queryOptions({
      queryKey: ['newest', name, narrowed],
      initialData: (): readonly Row[] => [],
      async queryFn({ signal }) {
        const list = findQuery(options(narrowed).queryKey);
        // A request in flight may have been too early to include them.
        await list?.promise?.catch(() => undefined);
        const held = list?.state.data;
        if (isMissing(held)) {
          // A failure here isn't reported: this only checks whether the database answers again.
          if (list?.state.status === 'error') {
            await env.load({ filters: narrowed, size: 1 }, signal);
          }
          await queries.infiniteQuery(options(narrowed)).catch(() => undefined);
          return [];
        }
        const query = { filters: narrowed, size: PAGE_SIZE, newerThan: newestTime(held) };
        const found = await env.load(query, signal);
        return latest.rows(found);
      },
    });
  /** A row that is open although the list has not loaded it; null if it is gone. */
  const row = (id: string) =>
    queryOptions({
      queryKey: ['row', name, id],
      queryFn: ({ signal }) => env.loadRow(id, signal),
      gcTime: 0,
    });
  const checkForNew = createPace(
    () => queries.invalidateQueries({ queryKey: ['newest', name] }),
    CHECK_EVERY_MS,
  );

  const data = (): ListData<Row> | undefined => queries.getQueryData(options().queryKey);
  /** Changes cached data without marking it as freshly fetched. */
  const change = (
    work: (held: ListData<Row>) => ListData<Row>,
    queryKey: QueryKey = options().queryKey,
  ) => {
    for (const [each, held] of queries.getQueriesData<ListData<Row>>({ queryKey })) {
      if (held) findQuery(each)?.setState({ data: replaceEqualDeep(held, work(held)) });
    }
  };

  async function readCopy(narrowed: Filters): Promise<ListData<Row> | undefined> {
    const copy = await env.readCopy();
    if (!copy) return undefined;
    const isFitting = (row: Row) => matchesFilters(row, narrowed, env.staff);
    return asCopy(fittingIn(copy.rows, await env.readPending(), isFitting), copy.facts, COPY_ROWS);
  }

  /** Stores the newest rows of the whole list on the device, unless the list shows that copy. */
  function keep(): void {
    const whole = queries.getQueryData<ListData<Row>>(options(NO_FILTERS).queryKey);
    if (!isMissing(whole)) env.writeCopy(rowsOf(whole).slice(0, COPY_ROWS));
  }

  /**
   * Refetches the loaded rows with one request, so that nobody loses their scroll position. A list that hasn't been
   * opened yet is loaded when it is.
   * @param most the most rows to refetch
   * @returns whether the list is as the database has it
   */
  async function refresh(most = MOST_ROWS): Promise<boolean> {
    const state = findQuery(options().queryKey)?.state;
    if (!state || (state.status === 'pending' && state.fetchStatus === 'idle')) return true;
    // The response to an earlier request may be out of date.
    await queries.cancelQueries({ queryKey: options().queryKey, exact: true }, { silent: true });
    change((held) => (isMissing(held) ? held : asOnePage(held, most)));
    return Boolean(await queries.infiniteQuery(options()).catch(() => undefined));
  }

  /** Replaces a row everywhere with the database's version, or removes it. */
  function replace(id: string, found: unknown): void {
    if (found !== null && !isRow(found)) return;
    if (found === null && !gone.getState().has(id)) {
      const last = find(id);
      gone.setState((names) => new Map([...names, [id, last ? personName(last) : '']]), true);
    }
    latest.note(id, found);
    change((held) => withRow(held, id, found), [name]);
    queries.setQueriesData<readonly Row[]>({ queryKey: ['newest', name] }, (rows = []) => {
      const replaced = withRowIn(rows, id, found);
      // Setting the same data would postpone the next check.
      return replaced === rows ? undefined : replaced;
    });
    queries.setQueryData(row(id).queryKey, (held) => held && found);
    keep();
    if (found === null) env.onGone(id);
  }

  /** Returns the row if it is in the list, is waiting to be shown, or is open without being listed. */
  function find(id: string): Row | undefined {
    const waiting = queries.getQueryData(newest(filters.getState()).queryKey) ?? [];
    const opened = queries.getQueryData(row(id).queryKey);
    return opened ?? [...waiting, ...rowsOf(data())].find((one) => one.id === id);
  }

  return {
    table,
    filters,
    gone,
    options,
    newest,
    row,
    data,
    checkForNew,
    refresh,
    replace,
    find,

    /** Removes an erased row everywhere, along with the name of the person. */
    forget(id: string): void {
      gone.setState((names) => new Map([...names, [id, '']]), true);
      replace(id, null);
    },

    /** Shows a row again that was deleted, in its place. */
    restore(id: string): void {
      if (find(id)) return;
      latest.forget(id);
      gone.setState((names) => new Map([...names].filter(([one]) => one !== id)), true);
      void queries.invalidateQueries({ queryKey: row(id).queryKey });
      void refresh();
    },

    /**
     * Refetches a row that somebody else may have changed, if it is shown. If that fails, the row stays as it was seen.
     * @returns whether the row, if it is shown, is as the database has it
     */
    async reread(id: string): Promise<boolean> {
      if (!find(id)) return true;
      try {
        const row = await env.loadRow(id, new AbortController().signal);
        // A later change may have been stored while this answer was on its way.
        if (!row || !isOutdated(row, find(id))) replace(id, row);
        return true;
      } catch {
        return false;
      }
    },

    /** Returns the loaded rows, as the database returned them. */
    rows: () => rowsOf(data()),

    /** Shows the rows that came in. */
    showNew(newRows: readonly Row[]): void {
      const rows = latest.rows(newRows);
      latest.show(keyOf(filters.getState()), rows);
      change((held) => withNewRows(held, rows));
      keep();
      // One check fetches at most a page, so older new rows may be missing below these.
      if (newRows.length >= PAGE_SIZE) void refresh(PAGE_SIZE);
    },
  };
}
