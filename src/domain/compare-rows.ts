/** A row of a comparison, with a cell for each property; a cell may have several lines. */
type ComparisonRow = { label: string; cells: string[][] };

/** A row that says the same of all properties. */
type SharedRow = { label: string; lines: string[] };

/**
 * The rows of a comparison, those that differ apart from those that are the same for all.
 * @param cellsOf the cells of each property, in the order of the labels
 */
export function compareRows(labels: readonly string[], cellsOf: readonly string[][][]) {
  const differing: ComparisonRow[] = [];
  const same: SharedRow[] = [];
  labels.forEach((label, index) => {
    const cells = cellsOf.map((row) => row[index] ?? []);
    const [first = []] = cells;
    const text = (lines: string[]) => lines.join('\n');
    if (cells.every((cell) => text(cell) === text(first))) same.push({ label, lines: first });
    else differing.push({ label, cells });
  });
  return { differing, same };
}
