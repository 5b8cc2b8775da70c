import { isOutdated } from '../live/row-channel';
import { type ListData, newRowsOf, withNewRows } from './list-data';
import type { AnyRow } from './row';

/**
 * What a list has learned while an answer was on its way: a page that was asked for earlier knows less, and must neither
 * bring back a deleted row nor undo a change.
 */
export function createLatestRows<Row extends AnyRow>() {
  /** Each row as it was last stored; null once it is deleted. */
  const stored = new Map<string, Row | null>();
  /** By list: rows that were shown since its beginning was last asked for. */
  const shown = new Map<string, readonly Row[]>();

  const latest = (row: Row): Row | [] => {
    const known = stored.get(row.id);
    if (known === null) return [];
    return known && isOutdated(row, known) ? known : row;
  };

  return {
    /** Notes a row as the database has just stored it, or that it is gone. */
    note: (id: string, row: Row | null) => void stored.set(id, row),

    /** Notes that a list's beginning is asked for: the answer has everything that came in before. */
    begin: (list: string) => void shown.delete(list),

    /** Notes rows that came in and are shown. */
    show: (list: string, rows: readonly Row[]) =>
      void shown.set(list, [...rows, ...(shown.get(list) ?? [])]),

    /** Adds what is known to an answer. */
    merged(list: string, answer: ListData<Row>): ListData<Row> {
      const pages = answer.pages.map((page) => ({ ...page, rows: page.rows.flatMap(latest) }));
      const data = { ...answer, pages };
      const missing = newRowsOf(data, shown.get(list) ?? []).flatMap(latest);
      return missing.length > 0 ? withNewRows(data, missing) : data;
    },
  };
}
