import { InfiniteQueryObserver, keepPreviousData, QueryObserver } from '@tanstack/react-query';
import { vi } from 'vitest';
import { createQueries } from '../queries';
import { type Filters, NO_FILTERS } from '../rows/filters';
import { createList } from '../rows/list';
import { type ListEnv, newRowsOf, rowsOf, viewOf } from '../rows/list-data';
import type { PageQuery } from '../rows/load-page';
import type { ListedLead } from '../rows/row';
import { QueryError } from '../rows/run-query';
import { leads } from '../rows/table';
import { someLead } from './rows';

/** Lead number n came in at minute n. */
export const lead = (n: number, changed: Partial<ListedLead> = {}) =>
  someLead({
    id: String(n).padStart(6, '0'),
    created_at: new Date(Date.UTC(2026, 0, 1, 0, n))
      .toISOString()
      .replace('T', ' ')
      .replace('Z', '+00'),
    ...changed,
  });

export const clock = {
  settle: () => vi.advanceTimersByTimeAsync(1),
  advance: (ms: number) => vi.advanceTimersByTimeAsync(ms),
};

/** A database of leads, which can go offline. */
export function setUp(count: number, env: Partial<ListEnv<ListedLead>> = {}) {
  let table = Array.from({ length: count }, (_, index) => lead(count - index));
  let isOut = false;
  const load = vi.fn(async (query: PageQuery, signal: AbortSignal): Promise<ListedLead[]> => {
    await Promise.resolve();
    signal.throwIfAborted();
    if (isOut) throw new QueryError('unreachable', 'dark');
    const at = query.before ? table.findIndex(({ id }) => id === query.before?.id) + 1 : 0;
    return table
      .filter(({ status }) => !query.filters.status || status === query.filters.status)
      .slice(at, at + query.size);
  });
  const writeCopy = vi.fn<ListEnv<ListedLead>['writeCopy']>();
  const onFailed = vi.fn();
  const queries = createQueries(onFailed, () => undefined);
  const list = createList<ListedLead>({
    table: leads,
    queries,
    staff: 'ada',
    load,
    loadRow: async (id) => table.find((row) => row.id === id) ?? null,
    readCopy: async () => undefined,
    readPending: async () => [],
    writeCopy,
    onGone: () => undefined,
    ...env,
  });
  let isOpen = false;
  // The same options as the panel's.
  const optionsOf = () => ({
    ...list.options(),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const newestOf = () => ({ ...list.newest(list.filters.getState()), enabled: isOpen });
  const panel = new InfiniteQueryObserver(queries, optionsOf());
  panel.subscribe(() => undefined);
  const live = new QueryObserver(queries, newestOf());
  live.subscribe(() => undefined);
  /** Shows the list with these filters. */
  const open = (filters: Filters) => {
    isOpen = true;
    list.filters.setState(filters);
    panel.setOptions(optionsOf());
    live.setOptions(newestOf());
  };
  const shown = () => {
    const result = panel.getCurrentResult();
    const { data } = result;
    const newRows = newRowsOf(data, live.getCurrentResult().data ?? []);
    return { ...viewOf(result), rows: rowsOf(data), newRows };
  };
  const numbers = () => {
    const { kind, rows } = shown();
    return kind === 'rows' ? rows.map(({ id }) => Number(id)) : kind;
  };
  const more = async () => {
    const { hasNextPage, isFetching } = panel.getCurrentResult();
    if (hasNextPage && !isFetching) await panel.fetchNextPage();
  };
  return {
    list,
    open,
    look: () => live.refetch(),
    queries,
    more,
    load,
    writeCopy,
    onFailed,
    shown,
    numbers,
    insert: (n: number) => {
      table = [lead(n), ...table];
    },
    remove: (n: number) => {
      table = table.filter(({ id }) => Number(id) !== n);
    },
    goDark: (isDark: boolean) => {
      isOut = isDark;
    },
  };
}

/** The same, shown without filters. */
export async function opened(count: number, env?: Partial<ListEnv<ListedLead>>) {
  const list = setUp(count, env);
  list.open(NO_FILTERS);
  await clock.settle();
  return list;
}

export const down = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => from - i);
