import type { AnyRow } from './row';

/**
 * Leaves out what was merged since the database was asked, here or by a colleague: its answers are without such rows. As
 * there, a search shows one if the row that stands for it isn't found.
 */
export function withoutMerged<Row extends AnyRow>(rows: readonly Row[], search: string): Row[] {
  const ids = new Set(rows.map(({ id }) => id));
  return rows.filter((row) => {
    const into = 'is_active' in row ? undefined : row.merged_into;
    return !into || (search.trim() !== '' && !ids.has(into));
  });
}
