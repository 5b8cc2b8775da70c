import type { AnyRow } from './row';
import { timeOf } from './table';

/** The next page behind what is there. A row that moved across the seam stands where it was first. */
export function append<Row extends AnyRow>(rows: readonly Row[], page: readonly Row[]): Row[] {
  const known = idsOf(rows);
  return [...rows, ...page.filter(({ id }) => !known.has(id))];
}

/** Rows that came since, on top, each once and newest first. */
export function prepend<Row extends AnyRow>(rows: readonly Row[], fresh: readonly Row[]): Row[] {
  const added = idsOf(fresh);
  return [...[...fresh].sort(newestFirst), ...rows.filter(({ id }) => !added.has(id))];
}

/**
 * The list after its first page was read anew: what is not in the page any more is gone, what lies behind it stays. If
 * all in the page is new, nobody knows what came between: then the list begins again.
 * @param isWhole the page holds all there is
 */
export function refreshed<Row extends AnyRow>(
  rows: readonly Row[],
  page: readonly Row[],
  isWhole: boolean,
): Row[] {
  const last = page.at(-1);
  const known = idsOf(rows);
  if (isWhole || !last || !page.some(({ id }) => known.has(id))) return [...page];
  return append(
    page,
    rows.filter((row) => newestFirst(last, row) < 0),
  );
}

/** The database's order. Its times are texts of one form, so they compare as texts. */
export function newestFirst(one: AnyRow, other: AnyRow): number {
  return compare(timeOf(other), timeOf(one)) || compare(other.id, one.id);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const idsOf = (rows: readonly AnyRow[]) => new Set(rows.map(({ id }) => id));
