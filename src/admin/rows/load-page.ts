import { queryOptions } from '@tanstack/react-query';
import { hostNow } from '../../device/clock';
import { idle } from '../../device/idle';
import type { ListedTable } from '../../domain/fields';
import { lagosDay } from '../../domain/lagos-time';
import type { StaffCopy } from '../../staff-copy/staff-copy';
import type { StaffClient } from '../client';
import { type Filters, isNarrowed, range } from './filters';
import type { AnyRow, ListedLead } from './row';
import { fetchRows } from './run-query';
import { type Cursor, cursorOf, leads, type Table } from './table';

/** Rows per request while scrolling. */
export const PAGE_SIZE = 50;
/** The most rows that the database returns at once. */
export const MOST_ROWS = 1_000;

/** Which rows to load, newest first. */
export type PageQuery = {
  filters: Filters;
  size: number;
  /** The last known row; the page contains older ones. */
  before?: Cursor | undefined;
  /** Only rows that came in at this time or later, in addition to the filters. */
  newerThan?: string | undefined;
  /** Also rows that were merged into another, as a file has them. */
  withMerged?: boolean | undefined;
};

const NEWEST_FIRST = { ascending: false };

type Database = StaffClient['database'];

/**
 * Loads one page of a table by key, so that the index finds it directly. (Offsets get slower with each page, and show a
 * row twice when a new one comes in.) Filtered pages come from database functions, because under row-level security
 * PostgreSQL may not use its indexes to compare a status.
 */
export function loadPage<Row extends AnyRow>(
  { database }: Pick<StaffClient, 'database'>,
  table: Table<Row>,
  query: PageQuery,
  signal: AbortSignal,
): Promise<Row[]> {
  const rows = isNarrowed(query.filters)
    ? found(database, table, query)
    : listed(database, table, query);
  return fetchRows(database, rows, table.isRow, signal);
}

/** Loads all rows that fit, page by page. Only an empty page is the end: a database may return fewer rows than requested. */
export async function* pagesOf<Row extends AnyRow>(
  client: Pick<StaffClient, 'database'>,
  table: Table<Row>,
  query: Omit<PageQuery, 'size' | 'before'>,
  signal: AbortSignal,
) {
  let before: Cursor | undefined;
  for (;;) {
    const page = await loadPage(client, table, { ...query, size: MOST_ROWS, before }, signal);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    before = cursorOf(last);
  }
}

/** Loads a page of the leads that are not converted yet, or have a next step. */
export function loadOpenLeads(
  { database }: Pick<StaffClient, 'database'>,
  query: Pick<PageQuery, 'size' | 'before'>,
): Promise<ListedLead[]> {
  const open = listed(database, leads, query).or('status.neq.converted,follow_up_on.not.is.null');
  return fetchRows(database, open, leads.isRow);
}

/** Loads one row; null if it is gone. */
export async function loadRow<Row extends AnyRow>(
  { database }: Pick<StaffClient, 'database'>,
  table: Table<Row>,
  id: string,
  signal: AbortSignal,
): Promise<Row | null> {
  const row = database.from(table.name).select(table.columns).eq('id', id);
  return (await fetchRows(database, row, table.isRow, signal))[0] ?? null;
}

function listed<Row extends AnyRow>(
  database: Database,
  { name, columns, time }: Table<Row>,
  { size, before, newerThan, withMerged }: Omit<PageQuery, 'filters'>,
) {
  const rows = database.from(name).select(columns);
  if (!withMerged && isInbox(name)) rows.is('merged_into', null);
  if (newerThan) rows.gte(time, newerThan);
  if (before) {
    rows.lte(time, before.at).or(`${time}.lt."${before.at}",id.lt.${before.id}`);
  }
  return rows.order(time, NEWEST_FIRST).order('id', NEWEST_FIRST).limit(size);
}

/** Uses POST: a search contains somebody's name or number, and URLs end up in logs. */
function found<Row extends AnyRow>(
  database: Database,
  { name, search, columns }: Table<Row>,
  query: PageQuery,
) {
  const { filters, size, before } = query;
  const words = filters.search.trim();
  return database
    .rpc(search, {
      ...(words && { query: words }),
      ...(filters.status && { status: filters.status }),
      ...(filters.kind && { kind: filters.kind }),
      ...viewOf(filters.view),
      ...(filters.source && { source: filters.source }),
      ...(filters.active && { active: filters.active === 'true' }),
      ...(filters.property && { property: filters.property }),
      ...span(query),
      ...(before && { before_at: before.at, before_id: before.id }),
      ...(query.withMerged && isInbox(name) && { with_merged: true }),
      page_size: size,
    })
    .select(columns);
}

/** Subscribers are never merged. */
const isInbox = (name: ListedTable) => name !== 'newsletter_subscribers';

function viewOf(view: string): { assignee?: string; due_by?: string } {
  if (view === 'due') return { due_by: lagosDay(hostNow()) };
  return view === '' ? {} : { assignee: view };
}

function span({ filters, newerThan }: PageQuery): { since?: string; until?: string } {
  const { from, before } = range(filters);
  const [, since] = [from ?? '', newerThan ?? ''].sort();
  return { ...(since && { since }), ...(before && { until: before }) };
}

/** The staff copy's key for leads that are not converted yet. */
export const OPEN_LEADS = 'open-leads';
/** Nobody works through a longer backlog on a phone. */
const MOST_PAGES = 5;
/** How often they may be fetched: a page is some 60 KB. */
const REFRESH_AFTER_MS = 15 * 60_000;

/** Copies every open lead to the device in the background. If that fails, the previous copy stays. */
export const openLeadsQuery = (client: StaffClient, copy: StaffCopy) =>
  queryOptions({
    queryKey: [OPEN_LEADS],
    staleTime: 0,
    async queryFn() {
      const known = await copy.read(OPEN_LEADS);
      if (known && Math.abs(Date.now() - known.savedAt) < REFRESH_AFTER_MS) return null;
      await idle();
      const rows: ListedLead[] = [];
      for (let page = 0; page < MOST_PAGES; page++) {
        const last = rows.at(-1);
        const before = last && cursorOf(last);
        const found = await loadOpenLeads(client, { size: MOST_ROWS, before });
        rows.push(...found);
        if (found.length < MOST_ROWS) break;
      }
      await copy.write(OPEN_LEADS, { rows });
      return null;
    },
  });
