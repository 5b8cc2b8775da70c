import type { ListedTable } from '../../domain/fields';
import { listOf, maybe, object, text } from '../../lib/shape';
import type { StaffCopy } from '../../staff-copy/staff-copy';
import type { StaffClient } from '../client';
import { isNarrowed } from '../rows/filters';
import type { PageQuery } from '../rows/load-page';
import type { AnyRow } from '../rows/row';
import { newestFirst } from '../rows/table';
import { copyKeys, forgetListed } from './forget-copies';
import { missing } from './missing';

const areKept = object({
  rows: listOf(object({ id: text, created_at: maybe(text), subscribed_at: maybe(text) })),
});

/**
 * Removes from this device the rows that an answer with a list's beginning should have but lacks, if they were erased or
 * are a colleague's now. (Merged rows are in no list either, but still exist.) The answer says nothing about rows after its
 * last one.
 */
export async function forgetMissing(
  client: Pick<StaffClient, 'database'>,
  copy: StaffCopy,
  table: ListedTable,
  { filters, size, before, newerThan }: PageQuery,
  rows: readonly AnyRow[],
): Promise<void> {
  if (before || newerThan || isNarrowed(filters)) return;
  const last = rows.length < size ? undefined : rows.at(-1);
  const there = new Set(rows.map(({ id }) => id));
  const copies = await Promise.all(copyKeys(table).map((key) => copy.read(key, areKept)));
  const lacking = copies
    .flatMap((kept) => kept?.value.rows ?? [])
    .filter((row) => !there.has(row.id) && (!last || newestFirst(row as AnyRow, last) < 0))
    .map(({ id }) => id);
  if (lacking.length === 0) return;
  const gone = await missing(client, table, [...new Set(lacking)]);
  if (gone.size > 0) await forgetListed(copy, gone);
}
