import { listOf } from '../../lib/shape';
import type { StaffClient } from '../client';
import { ask } from './ask';
import { type Filters, isNarrowed, range } from './filters';
import { type AnyRow, isLead, type ListedLead } from './row';
import { type Cursor, leads, type Table } from './table';

/** Rows that one screen's request asks for. */
export const PAGE_SIZE = 50;

/** What to read of a table: the rows that fit, newest first, from behind a row on. */
export type PageQuery = {
  filters: Filters;
  size: number;
  /** The last row that is known. */
  before?: Cursor | undefined;
  /** Only rows that came at this moment or later, whatever the filters say. */
  newerThan?: string | undefined;
};

const NEWEST_FIRST = { ascending: false };

type Supabase = StaffClient['supabase'];

/**
 * Reads one page of a table, by its key: after whatever row, the index leads straight to the next one. (Counting rows off
 * would take longer with each page, and show a row twice when a new one comes in.) What is narrowed is the functions' to
 * find: under row-level security the database may not use its indexes for the equality of a status.
 */
export function loadPage<Row extends AnyRow>(
  { supabase }: Pick<StaffClient, 'supabase'>,
  table: Table<Row>,
  query: PageQuery,
  signal: AbortSignal,
): Promise<Row[]> {
  const rows = isNarrowed(query.filters)
    ? found(supabase, table, query)
    : listed(supabase, table, query);
  return ask(rows, listOf(table.isRow), signal);
}

/** Reads a page of the leads that are not converted yet. */
export function loadOpenLeads(
  { supabase }: Pick<StaffClient, 'supabase'>,
  query: Pick<PageQuery, 'size' | 'before'>,
): Promise<ListedLead[]> {
  return ask(listed(supabase, leads, query).filter('status', 'neq', 'converted'), listOf(isLead));
}

/** Reads one row; nothing if it is gone. */
export async function loadRow<Row extends AnyRow>(
  { supabase }: Pick<StaffClient, 'supabase'>,
  table: Table<Row>,
  id: string,
  signal: AbortSignal,
): Promise<Row | null> {
  const row = supabase.from(table.name).select(table.columns).eq('id', id);
  return (await ask(row, listOf(table.isRow), signal))[0] ?? null;
}

function listed<Row extends AnyRow>(
  supabase: Supabase,
  { name, columns, time }: Table<Row>,
  { size, before, newerThan }: Omit<PageQuery, 'filters'>,
) {
  const rows = supabase.from(name).select(columns);
  if (newerThan) rows.gte(time, newerThan);
  if (before) {
    rows.lte(time, before.at).or(`${time}.lt."${before.at}",id.lt.${before.id}`);
  }
  return rows.order(time, NEWEST_FIRST).order('id', NEWEST_FIRST).limit(size);
}

/** By POST: what is searched for is somebody's name or number, and addresses end up in logs. */
function found<Row extends AnyRow>(
  supabase: Supabase,
  { search, columns }: Table<Row>,
  query: PageQuery,
) {
  const { filters, size, before } = query;
  const words = filters.search.trim();
  return supabase
    .rpc(search, {
      ...(words && { query: words }),
      ...(filters.status && { status: filters.status }),
      ...(filters.source && { source: filters.source }),
      ...(filters.active && { active: filters.active === 'true' }),
      ...(filters.property && { property: filters.property }),
      ...span(query),
      ...(before && { before_at: before.at, before_id: before.id }),
      page_size: size,
    })
    .select(columns);
}

function span({ filters, newerThan }: PageQuery): { since?: string; until?: string } {
  const { from, before } = range(filters);
  const [since] = [from, newerThan]
    .filter((at) => at !== undefined)
    .sort()
    .reverse();
  return { ...(since && { since }), ...(before && { until: before }) };
}
