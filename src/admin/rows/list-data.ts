import type { InfiniteData } from '@tanstack/react-query';
import { PAGE_SIZE } from './load-page';
import type { AnyRow } from './row';
import { type Cursor, cursorOf, newestFirst } from './table';
import type { Total } from './totals';

/** What is kept of a list on this device. */
export type CopyFacts = {
  savedAt: number;
  /** How many rows the device holds. */
  kept: number;
  /** How many the database held when they were last counted, if that is known. */
  total?: Total | undefined;
};

/** One page of a list, as the database gave it; or the one page of what is kept on this device. */
export type ListPage<Row> = {
  rows: readonly Row[];
  /** Behind which row the next page begins, if there is one. */
  next: Cursor | null;
  /** On top of the first page: rows that came in since, and wait to be looked at. */
  fresh: readonly Row[];
  copy?: CopyFacts;
};
export type ListData<Row> = InfiniteData<ListPage<Row>, Cursor | null>;

const NO_ROWS: readonly never[] = [];

/** A page that was read: if it is not full, there is none behind it. */
export function pageOf<Row extends AnyRow>(rows: readonly Row[]): ListPage<Row> {
  const last = rows.length < PAGE_SIZE ? undefined : rows.at(-1);
  return { rows, next: last ? cursorOf(last) : null, fresh: NO_ROWS };
}

/** The rows of all pages. One that moved across a seam stands where it was first. */
export function rowsOf<Row extends AnyRow>(data: ListData<Row> | undefined): readonly Row[] {
  if (!data) return NO_ROWS;
  const [first] = data.pages;
  if (first && data.pages.length === 1) return first.rows;
  return [...byId(data.pages.flatMap(({ rows }) => rows)).values()];
}

export function freshOf<Row>(data: ListData<Row> | undefined): readonly Row[] {
  return data?.pages[0]?.fresh ?? NO_ROWS;
}

/** The facts of the copy, if the database could not be read: then that is shown, or nothing. */
export function copyOf(data: ListData<AnyRow> | undefined): CopyFacts | undefined {
  return data?.pages[0]?.copy;
}

export function isMissing(data: ListData<AnyRow> | undefined): boolean {
  return data === undefined || copyOf(data) !== undefined;
}

/** Rows that came since wait on top, each once and newest first; what is in the list already does not. */
export function withFresh<Row extends AnyRow>(
  data: ListData<Row>,
  found: readonly Row[],
): ListData<Row> {
  const known = byId([...rowsOf(data), ...freshOf(data)]);
  const added = found.filter(({ id }) => !known.has(id));
  if (added.length === 0) return data;
  return withFirst(data, (page) => ({ ...page, fresh: prepend(page.fresh, added) }));
}

/** What waited stands in the list. */
export function withFreshTaken<Row extends AnyRow>(data: ListData<Row>): ListData<Row> {
  return withFirst(data, (page) => ({
    ...page,
    rows: prepend(page.rows, page.fresh),
    fresh: NO_ROWS,
  }));
}

/** Another row in the place of one; or none, where it is gone. */
export function withRow<Row extends AnyRow>(
  data: ListData<Row>,
  id: string,
  row: Row | null,
): ListData<Row> {
  const swap = (rows: readonly Row[]) =>
    rows.some((shown) => shown.id === id)
      ? rows.flatMap((shown) => (shown.id === id ? (row ?? []) : shown))
      : rows;
  const pages = data.pages.map((page) => ({
    ...page,
    rows: swap(page.rows),
    fresh: swap(page.fresh),
  }));
  return { ...data, pages };
}

/** Nothing but the first page, to be read anew. */
export function firstPageOf<Row>({ pages, pageParams }: ListData<Row>): ListData<Row> {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}

function withFirst<Row>(
  data: ListData<Row>,
  change: (page: ListPage<Row>) => ListPage<Row>,
): ListData<Row> {
  return { ...data, pages: data.pages.map((page, n) => (n === 0 ? change(page) : page)) };
}

function prepend<Row extends AnyRow>(rows: readonly Row[], fresh: readonly Row[]): readonly Row[] {
  return [...byId([...[...fresh].sort(newestFirst), ...rows]).values()];
}

/** Each row once, the first that comes. */
function byId<Row extends AnyRow>(rows: readonly Row[]): Map<string, Row> {
  const found = new Map<string, Row>();
  for (const row of rows) if (!found.has(row.id)) found.set(row.id, row);
  return found;
}
