import type { AnyRow } from './row';

/**
 * Returns the rows to list: of those that were merged only the one that stands for them. A search shows what it found of
 * the others if that one isn't among it, so that everybody's words are found.
 */
export function withoutMerged<Row extends AnyRow>(rows: readonly Row[], search: string): Row[] {
  const ids = new Set(rows.map(({ id }) => id));
  return rows.filter((row) => {
    const into = 'is_active' in row ? undefined : row.merged_into;
    return !into || (search.trim() !== '' && !ids.has(into));
  });
}
