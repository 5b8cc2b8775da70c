import type { InfiniteData, InfiniteQueryObserverResult, QueryClient } from '@tanstack/react-query';
import { type PendingChange, withChanges } from '../../domain/change';
import { parseTime } from '../../lib/time-words';
import type { Filters } from './filters';
import { PAGE_SIZE, type PageQuery } from './load-page';
import { type AnyRow, timeOf } from './row';
import { type Cursor, cursorOf, type Table } from './table';

/** Returns the rows that fit as they are, or as the changes that wait on this device make them. */
export function fittingIn<Row extends AnyRow>(
  rows: readonly Row[],
  changes: readonly PendingChange[],
  isFitting: (row: Row) => boolean,
): Row[] {
  const fitting = [...rows, ...withChanges(rows, changes)].filter(isFitting);
  const ids = new Set(fitting.map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id));
}

/** Facts about the staff copy of a list. */
export type CopyFacts = {
  savedAt: number;
  kept: number;
  /** How many rows the database had when last counted, possibly before the copy was made. */
  total?: { rows: number; at: number } | undefined;
  /** Whether these are only the rows of the queue: the list itself has never been stored. */
  isOfQueue?: boolean;
};

/** One page of a list from the database, or the whole staff copy as a single page. */
export type ListPage<Row> = {
  rows: readonly Row[];
  /** The last row before the next page, if there is one. */
  next: Cursor | null;
  copy?: CopyFacts;
};
/** Where a page begins, and how many rows to ask for. */
export type PageStart = { size: number; before?: Cursor };
export type ListData<Row> = InfiniteData<ListPage<Row>, PageStart>;

export const BEGINNING: PageStart = { size: PAGE_SIZE };

/**
 * Builds a page from the database. A page that isn't full is the last one.
 * @param size how many rows were requested
 */
export function pageOf<Row extends AnyRow>(rows: readonly Row[], size: number): ListPage<Row> {
  const last = rows.length < size ? undefined : rows.at(-1);
  return { rows, next: last ? cursorOf(last) : null };
}

/** Returns the rows of all pages. A row that is on two pages is listed once, at its first position. */
export function rowsOf<Row extends AnyRow>(data: ListData<Row> | undefined): readonly Row[] {
  const all = data?.pages.flatMap(({ rows }) => rows) ?? [];
  return [...new Map(all.map((row) => [row.id, row])).values()];
}

/** A row can become visible after a newer one, because its timestamp is when its transaction began. */
const OVERLAP_MS = 10_000;

/** Since when to look for rows that are newer than those of a list. */
export function newestTime<Row extends AnyRow>(data: ListData<Row> | undefined) {
  const [first] = rowsOf(data);
  return first && new Date(parseTime(timeOf(first)) - OVERLAP_MS).toISOString();
}

/** Returns the newest rows that the list doesn't contain yet. They are shown only after a tap. */
export function newRowsOf<Row extends AnyRow>(
  data: ListData<Row> | undefined,
  newest: readonly Row[],
): readonly Row[] {
  const listed = new Set(rowsOf(data).map(({ id }) => id));
  return newest.filter(({ id }) => !listed.has(id));
}

/** Returns the copy's facts if the list shows the staff copy because the database could not be reached. */
function copyOf(data: ListData<AnyRow> | undefined): CopyFacts | undefined {
  return data?.pages[0]?.copy;
}

export function isMissing(data: ListData<AnyRow> | undefined): boolean {
  return data === undefined || copyOf(data) !== undefined;
}

export function withNewRows<Row>(data: ListData<Row>, newRows: readonly Row[]): ListData<Row> {
  const pages = data.pages.map((page, n) =>
    n === 0 ? { ...page, rows: [...newRows, ...page.rows] } : page,
  );
  return { ...data, pages };
}

/** Replaces a row, or removes it. */
export function withRow<Row extends AnyRow>(
  data: ListData<Row>,
  id: string,
  row: Row | null,
): ListData<Row> {
  const pages = data.pages.map((page) => ({ ...page, rows: withRowIn(page.rows, id, row) }));
  return { ...data, pages };
}

export function withRowIn<Row extends AnyRow>(
  rows: readonly Row[],
  id: string,
  row: Row | null,
): readonly Row[] {
  if (!rows.some((shown) => shown.id === id)) return rows;
  return rows.flatMap((shown) => (shown.id === id ? (row ?? []) : shown));
}

/**
 * Builds a list from the staff copy. As many rows are loaded in its place once that works, so that the list doesn't
 * shrink under a thumb.
 * @param most the most rows to load
 */
export function asCopy<Row extends AnyRow>(
  rows: readonly Row[],
  copy: CopyFacts,
  most: number,
): ListData<Row> {
  const { pageParams } = asOnePage({ pages: [{ rows, next: null }], pageParams: [] }, most);
  return { pages: [{ rows, next: null, copy }], pageParams };
}

/** Merges all pages into one of at most `most` rows, so that a single request can refetch them. */
export function asOnePage<Row extends AnyRow>(data: ListData<Row>, most: number): ListData<Row> {
  const all = rowsOf(data);
  const rows = all.slice(0, most);
  const size = Math.ceil(Math.max(rows.length, 1) / PAGE_SIZE) * PAGE_SIZE;
  const last = all.length > most ? rows.at(-1) : undefined;
  const next = last ? cursorOf(last) : (data.pages.at(-1)?.next ?? null);
  return { pages: [{ rows, next }], pageParams: [{ size }] };
}

/** What comes after the last row. */
export type Next = 'more' | 'failed' | 'end';

/** Returns what to show of a list. */
export function viewOf<Row extends AnyRow>(query: InfiniteQueryObserverResult<ListData<Row>>) {
  const { data, isError, isFetching, isPlaceholderData } = query;
  const { isFetchingNextPage, isFetchNextPageError } = query;
  // Not `hasNextPage`, which is false while the rows shown are those of the previous filters.
  const further: Next = data?.pages.at(-1)?.next ? 'more' : 'end';
  return {
    kind: data ? 'rows' : isError ? 'failed' : 'loading',
    copy: copyOf(data),
    /** The list is loading; the rows shown meanwhile are older or match other filters. */
    isBusy: isFetching && !isFetchingNextPage,
    /** They match the filters before. */
    isPast: isPlaceholderData,
    next: isFetchNextPageError && !isFetchingNextPage ? 'failed' : further,
  } as const;
}

/** The key of a list's query. */
export type ListKey = [table: string, filters: Filters];

/** What a list depends on; tests pass in doubles. */
export type ListEnv<Row extends AnyRow> = {
  table: Table<Row>;
  queries: QueryClient;
  /** The id of the signed-in member of the staff. */
  staff: string;
  load(query: PageQuery, signal: AbortSignal): Promise<Row[]>;
  loadRow(id: string, signal: AbortSignal): Promise<Row | null>;
  readCopy(): Promise<{ rows: readonly Row[]; facts: CopyFacts } | undefined>;
  /** What waits on this device. */
  readPending(): Promise<readonly PendingChange[]>;
  writeCopy(rows: readonly Row[]): void;
  /** Called for a row that the database no longer shows: what this device keeps of it goes as well. */
  onGone(id: string): void;
};
