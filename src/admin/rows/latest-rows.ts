import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { text } from '../../lib/shape';
import { parseTime } from '../../lib/time-words';
import type { Filters } from './filters';
import { type ListData, newRowsOf, withNewRows } from './list-data';
import type { AnyRow } from './row';

/** Identifies a list within its table. */
export const keyOf = (filters: Filters): string => JSON.stringify(filters);

const TIMES = ['updated_at', 'subscribed_at', 'unsubscribed_at', 'resubscribed_at', 'confirmed_at'];

/**
 * Whether a row that was read is older than the one that is shown. A subscriber's times say when it last changed; a contact
 * never changes.
 */
export function isOutdated(read: object, shown: object | undefined): boolean {
  return lastTime(read) < lastTime(shown);
}

function lastTime(row: object | undefined): number {
  const stored = row ? TIMES.map((time) => Reflect.get(row, time)) : [];
  return Math.max(0, ...stored.filter(text).map(parseTime).filter(Number.isFinite));
}

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

    /** Notes that a deleted row was restored. */
    forget: (id: string) => void stored.delete(id),

    /** Notes that a list's beginning is asked for: the answer has everything that came in before. */
    begin: (list: string) => void shown.delete(list),

    /** Notes rows that came in and are shown. */
    show: (list: string, rows: readonly Row[]) =>
      void shown.set(list, [...rows, ...(shown.get(list) ?? [])]),

    /** Rows of an answer, as they were last stored. */
    rows: (answer: readonly Row[]): readonly Row[] => answer.flatMap(latest),

    /** Adds what is known to an answer. */
    merged(list: string, answer: ListData<Row>): ListData<Row> {
      const pages = answer.pages.map((page) => ({ ...page, rows: page.rows.flatMap(latest) }));
      const data = { ...answer, pages };
      const missing = newRowsOf(data, shown.get(list) ?? []).flatMap(latest);
      return missing.length > 0 ? withNewRows(data, missing) : data;
    },
  };
}

/**
 * A request that nobody waits for any more, because other filters are shown, is cancelled, and its query goes back to what
 * it had when the request began. This adds again what has been learned since.
 */
export function followReverts<Row extends AnyRow>(
  queries: QueryClient,
  table: string,
  latest: ReturnType<typeof createLatestRows<Row>>,
): void {
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'setState') return;
    const [name, filters]: [name?: unknown, filters?: Filters] = event.query.queryKey as [];
    const held: ListData<Row> | undefined = event.query.state.data;
    if (name !== table || !filters || !held) return;
    const known = replaceEqualDeep(held, latest.merged(keyOf(filters), held));
    if (known !== held) event.query.setState({ data: known });
  });
}
