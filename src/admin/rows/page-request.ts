import { type Filters, isNarrowed, range } from './filters';
import type { AnyRow } from './row';
import { type Table, timeOf } from './table';

/** Rows that one screen's request asks for. */
export const PAGE_SIZE = 50;

/** What to read of a table: the rows that fit, newest first, from behind a row on. */
export type PageQuery = {
  filters: Filters;
  size: number;
  /** The last row that is known. */
  before?: AnyRow | undefined;
  /** Only rows that came at this moment or later, whatever the filters say. */
  newerThan?: string | undefined;
};

/** What is asked of the database's interface: a path below it, and a body if it is a function that is called. */
export type Request = { path: string; body?: Record<string, string | number | boolean> };

/**
 * A page by its key: after whatever row, the index leads straight to the next one. (Counting rows off would take longer
 * with each page, and show a row twice when a new one comes in.) What is narrowed is the functions' to find: under
 * row-level security the database may not use its indexes for the equality of a status.
 */
export function pageRequest<Row extends AnyRow>(table: Table<Row>, query: PageQuery): Request {
  return isNarrowed(query.filters) ? searchRequest(table, query) : listRequest(table, query);
}

function listRequest<Row extends AnyRow>(table: Table<Row>, query: PageQuery): Request {
  const { size, before, newerThan } = query;
  const { time } = table;
  const params = new URLSearchParams({ select: table.columns });
  if (newerThan) params.append(time, `gte.${newerThan}`);
  if (before) {
    const at = timeOf(before);
    params.append(time, `lte.${at}`);
    params.append('or', `(${time}.lt."${at}",id.lt.${before.id})`);
  }
  params.append('order', `${time}.desc,id.desc`);
  params.append('limit', String(size));
  return { path: `${table.name}?${params}` };
}

/** By POST: what is searched for is somebody's name or number, and addresses end up in logs. */
function searchRequest<Row extends AnyRow>(table: Table<Row>, query: PageQuery): Request {
  const { filters, size, before } = query;
  const dates = span(query);
  const words = filters.search.trim();
  return {
    path: `rpc/${table.search}?${new URLSearchParams({ select: table.columns })}`,
    body: {
      ...(words && { query: words }),
      ...(filters.status && { status: filters.status }),
      ...(filters.source && { source: filters.source }),
      ...(filters.active && { active: filters.active === 'true' }),
      ...(filters.property && { property: filters.property }),
      ...(dates.from && { since: dates.from }),
      ...(dates.before && { until: dates.before }),
      ...(before && { before_at: timeOf(before), before_id: before.id }),
      page_size: size,
    },
  };
}

function span({ filters, newerThan }: PageQuery): { from?: string; before?: string } {
  const { from, before } = range(filters);
  const start = [from, newerThan]
    .filter((at) => at !== undefined)
    .sort()
    .at(-1);
  return { ...(start && { from: start }), ...(before && { before }) };
}
