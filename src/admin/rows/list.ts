import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseTime } from '../../lib/database-time';
import { AskError } from './ask';
import { type Filters, isNarrowed, NO_FILTERS } from './filters';
import { fits } from './fits';
import { isMissing, type ListEnv, type ListState, type Origin } from './list-state';
import { PAGE_SIZE } from './load-page';
import { append, prepend, refreshed } from './merge';
import type { AnyRow } from './row';
import { timeOf } from './table';

/** A fast network answers within this; only a slower one is worth showing old rows first. */
const COPY_AFTER_MS = 400;
/** What is kept on the device. */
const COPY_ROWS = 200;
/** A row can become visible after a younger one: the moment of its insertion is when its transaction began. */
const OVERLAP_MS = 10_000;

export type List<Row> = ReturnType<typeof createList<Row & AnyRow>>;

/** One of the dashboard's lists: newest first, read page by page as somebody scrolls. */
export function createList<Row extends AnyRow>(env: ListEnv<Row>) {
  const store: StoreApi<ListState<Row>> = createStore<ListState<Row>>(() => ({
    filters: NO_FILTERS,
    shown: { kind: 'loading' },
    isBusy: false,
    fresh: [],
  }));
  const { getState, setState } = store;
  /** The reading that counts; one before it is cut off. */
  let reading: AbortController | undefined;
  let looking: AbortController | undefined;
  /** The filters that what is shown was read with. */
  let filled: Filters | undefined;

  const show = (rows: readonly Row[], more: boolean) => {
    setState({
      shown: { kind: 'rows', rows, origin: { kind: 'database' }, next: more ? 'more' : 'end' },
    });
    filled = getState().filters;
    keep();
  };

  const keep = () => {
    if (!isNarrowed(getState().filters)) env.writeCopy(rowsNow().slice(0, COPY_ROWS));
  };

  const showCopy = async (isStale: () => boolean): Promise<boolean> => {
    const copy = await env.readCopy();
    if (!copy || isStale()) return false;
    const { filters } = getState();
    const rows = copy.rows.filter((row) => fits(row, filters));
    const { savedAt, total } = copy;
    const origin: Origin = { kind: 'copy', savedAt, kept: copy.rows.length, total };
    setState({ shown: { kind: 'rows', rows, origin, next: 'end' } });
    filled = filters;
    return true;
  };

  /** Reads the first page; what is shown stays until it is there, or something better than nothing. */
  async function start(combine: (page: Row[]) => readonly Row[]): Promise<void> {
    reading?.abort();
    looking?.abort();
    const mine = new AbortController();
    reading = mine;
    setState({ isBusy: true });
    const isStale = () => mine.signal.aborted || !getState().isBusy;
    const stopTimer = env.setTimer(() => {
      const { shown } = getState();
      const isOfDatabase = shown.kind === 'rows' && shown.origin.kind === 'database';
      if (!isOfDatabase) void showCopy(isStale);
    }, COPY_AFTER_MS);
    try {
      const { filters } = getState();
      const page = await env.load({ filters, size: PAGE_SIZE }, mine.signal);
      if (mine.signal.aborted) return;
      const rows = combine(page);
      show(rows, page.length === PAGE_SIZE);
      setState({ isBusy: false, fresh: [] });
    } catch (error) {
      if (mine.signal.aborted) return;
      const why = error instanceof AskError ? error.kind : 'unreachable';
      const { shown } = getState();
      // What is shown may be right already, and rows of the database are newer than any copy.
      const isRight = shown.kind === 'rows' && filled === getState().filters;
      const isThere = isRight || (await showCopy(isStale));
      if (mine.signal.aborted) return;
      setState(isThere ? { isBusy: false } : { isBusy: false, shown: { kind: 'failed', why } });
      // What was cut off behind the last row can be asked for again.
      if (isRight && shown.next === 'loading') change((same) => same, 'failed');
      env.onFailed(why);
    } finally {
      stopTimer();
    }
  }

  async function more(): Promise<void> {
    const { shown, filters, isBusy } = getState();
    if (isBusy || shown.kind !== 'rows' || (shown.next !== 'more' && shown.next !== 'failed'))
      return;
    const signal = reading?.signal ?? new AbortController().signal;
    setState({ shown: { ...shown, next: 'loading' } });
    try {
      const query = { filters, size: PAGE_SIZE, before: shown.rows.at(-1) };
      const page = await env.load(query, signal);
      // While the page was on its way, rows may have changed or come on top.
      if (signal.aborted) return;
      show(append(rowsNow(), page), page.length === PAGE_SIZE);
    } catch {
      if (signal.aborted) return;
      change((rows) => rows, 'failed');
    }
  }

  function rowsNow(): readonly Row[] {
    const { shown } = getState();
    return shown.kind === 'rows' ? shown.rows : [];
  }

  function change(work: (rows: readonly Row[]) => readonly Row[], next?: 'failed') {
    const { shown } = getState();
    if (shown.kind !== 'rows') return;
    setState({ shown: { ...shown, rows: work(shown.rows), ...(next && { next }) } });
    // A copy stays as old as it is.
    if (shown.origin.kind === 'database') keep();
  }

  /** Puts a row, as it came from the database, in the place of the one that is shown, or takes that one away. */
  function replace(id: string, row: unknown): void {
    if (row !== null && !env.isRow(row)) return;
    const swap = (rows: readonly Row[]) =>
      row
        ? rows.map((shown) => (shown.id === id ? row : shown))
        : rows.filter((shown) => shown.id !== id);
    change(swap);
    setState({ fresh: swap(getState().fresh) });
  }

  return {
    store,

    /** Shows what the filters leave; without a request if that is shown already. */
    open(filters: Filters): void {
      const { shown, filters: current, isBusy } = getState();
      const isSame = JSON.stringify(filters) === JSON.stringify(current);
      const isThere = shown.kind === 'rows' && shown.origin.kind === 'database';
      if (isSame && (isThere || isBusy)) return;
      // Rows of other filters stay until theirs are there: a list that flickers with each letter can't be read.
      setState({
        filters,
        fresh: [],
        ...(shown.kind === 'failed' && { shown: { kind: 'loading' } }),
      });
      void start((page) => page);
    },

    more,

    /** Reads the list's beginning anew; whoever has scrolled stays where they are. */
    refresh(): Promise<void> {
      const { shown } = getState();
      if (shown.kind === 'failed') setState({ shown: { kind: 'loading' } });
      return start((page) => refreshed(rowsNow(), page, page.length < PAGE_SIZE));
    },

    /** Looks for rows that came since; they wait until they are asked for. What could not be had is read if it can be now. */
    async look(): Promise<void> {
      const { shown, filters, isBusy, fresh } = getState();
      if (isBusy || shown.kind === 'loading') return;
      if (isMissing(shown)) return lookAgain();
      if (shown.kind !== 'rows') return;
      const newest = fresh[0] ?? shown.rows[0];
      looking?.abort();
      const mine = new AbortController();
      looking = mine;
      const newerThan = newest && new Date(parseTime(timeOf(newest)) - OVERLAP_MS).toISOString();
      try {
        const found = await env.load({ filters, size: PAGE_SIZE, newerThan }, mine.signal);
        if (!mine.signal.aborted) add(found);
      } catch {
        // The next look may find them.
      }
    },

    replace,

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
      const { fresh } = getState();
      setState({ fresh: [] });
      change((rows) => prepend(rows, fresh));
      // More than one look finds: there is a gap below them.
      if (fresh.length >= PAGE_SIZE) void start((page) => page);
    },

    close(): void {
      reading?.abort();
      looking?.abort();
      setState({ isBusy: false });
    },
  };

  /** Asks without a word whether the database answers again; only then is the list read anew. */
  async function lookAgain(): Promise<void> {
    looking?.abort();
    const mine = new AbortController();
    looking = mine;
    try {
      await env.load({ filters: getState().filters, size: 1 }, mine.signal);
    } catch {
      return;
    }
    if (!mine.signal.aborted) await start((page) => page);
  }

  /** Those that are not there yet. */
  function add(found: readonly Row[]): void {
    const { shown, fresh } = getState();
    if (shown.kind !== 'rows') return;
    const known = new Set([...shown.rows, ...fresh].map(({ id }) => id));
    const added = found.filter(({ id }) => !known.has(id));
    if (added.length > 0) setState({ fresh: prepend(fresh, added) });
  }
}
