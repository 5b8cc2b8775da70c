import { listOf } from '../../lib/shape';
import type { StaffClient } from '../client';
import { AskError, ask } from './ask';
import { type PageQuery, pageRequest } from './page-request';
import type { AnyRow } from './row';
import type { Table } from './table';

/** Reads one page of a table. */
export async function loadPage<Row extends AnyRow>(
  client: StaffClient,
  table: Table<Row>,
  query: PageQuery,
  signal: AbortSignal,
): Promise<Row[]> {
  return rowsOf(table, await ask(client, pageRequest(table, query), signal));
}

/** Reads one row; nothing if it is gone. */
export async function loadRow<Row extends AnyRow>(
  client: StaffClient,
  table: Table<Row>,
  id: string,
  signal: AbortSignal,
): Promise<Row | null> {
  const params = new URLSearchParams({ select: table.columns, id: `eq.${id}` });
  const answer = await ask(client, { path: `${table.name}?${params}` }, signal);
  return rowsOf(table, answer)[0] ?? null;
}

function rowsOf<Row extends AnyRow>(table: Table<Row>, answer: unknown): Row[] {
  if (!listOf(table.isRow)(answer)) throw new AskError('refused', 'rows of another shape');
  return answer;
}
