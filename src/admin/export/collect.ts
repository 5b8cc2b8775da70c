import type { Filters } from '../rows/filters';
import type { PageQuery } from '../rows/load-page';
import type { AnyRow } from '../rows/row';
import { cursorOf } from '../rows/table';
import type { Column } from './columns';
import { BYTE_ORDER_MARK, csvLines } from './csv';

/** As many as the database gives in one answer. */
const PAGE_SIZE = 1000;

type Source<Row> = {
  load(query: PageQuery, signal: AbortSignal): Promise<Row[]>;
  columns: Column<Row & AnyRow>[];
  filters: Filters;
  onProgress(rows: number): void;
};

/**
 * Collects all rows that the filters leave as a file's content, page by page, so that a hundred thousand of them never
 * lie in memory at once: a browser may put what is in a Blob on the disk.
 * @throws if a page can't be had, or the signal's reason
 */
export async function collect<Row extends AnyRow>(
  { load, columns, filters, onProgress }: Source<Row>,
  signal: AbortSignal,
): Promise<Blob> {
  const parts: Blob[] = [
    new Blob([BYTE_ORDER_MARK, csvLines([columns.map(([heading]) => heading)])]),
  ];
  let rows = 0;
  let last: Row | undefined;
  for (;;) {
    const page = await load({ filters, size: PAGE_SIZE, before: last && cursorOf(last) }, signal);
    signal.throwIfAborted();
    last = page.at(-1);
    // Not a short page but an empty one is the end: a database may give fewer at once than it was asked for.
    if (!last) return new Blob(parts, { type: 'text/csv;charset=utf-8' });
    parts.push(new Blob([csvLines(page.map((row) => columns.map(([, value]) => value(row))))]));
    rows += page.length;
    onProgress(rows);
  }
}
