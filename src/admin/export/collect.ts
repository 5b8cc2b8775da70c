import type { StaffClient } from '../client';
import { FORMER_COLLEAGUE } from '../people/called';
import { loadMembers } from '../people/use-team';
import type { Filters } from '../rows/filters';
import { pagesOf } from '../rows/load-page';
import type { AnyRow } from '../rows/row';
import type { Table } from '../rows/table';
import { BYTE_ORDER_MARK, csvLines } from './csv';

/** What a file contains. */
export type Export<Row extends AnyRow> = { table: Table<Row>; filters: Filters };

/**
 * Collects all filtered rows as a file's content, page by page, so that a hundred thousand of them are never in memory
 * at once: a browser may keep a Blob's content on disk.
 * @throws if a page, the columns, or the team whose addresses name the owners, can't be loaded; the signal's reason if it is aborted
 */
export async function collect<Row extends AnyRow>(
  client: Pick<StaffClient, 'database'>,
  { table, filters }: Export<Row>,
  onProgress: (rows: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const [exported, team] = await Promise.all([table.exported(), loadMembers(client, signal)]);
  const addresses = new Map(team.map(({ user_id, email }) => [user_id, email]));
  const addressOf = (id: string) => addresses.get(id) ?? FORMER_COLLEAGUE;
  const parts: Blob[] = [
    new Blob([BYTE_ORDER_MARK, csvLines([exported.map(([heading]) => heading)])]),
  ];
  let rows = 0;
  for await (const page of pagesOf(client, table, { filters, withMerged: true }, signal)) {
    const lines = page.map((row) => exported.map(([, value]) => value(row, addressOf)));
    parts.push(new Blob([csvLines(lines)]));
    rows += page.length;
    onProgress(rows);
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
