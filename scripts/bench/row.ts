export type Unit =
  | 'KB'
  | 'MB'
  | 'requests'
  | 'reads'
  | 'counts'
  | 'ms'
  | 'x'
  | 'rows/s'
  | 'files'
  | 'rows'
  | 'transitions'
  | 's'
  | 'shift'
  | 'score';

/** A measured figure with its budget. */
export type Row = {
  suite: string;
  figure: string;
  value: number;
  /** Missing for figures that are only monitored. */
  budget?: number;
  unit: Unit;
  /** The best achievable value, measured in the same run: the page without scripts, or a bare write. */
  limit?: number;
  isOver: boolean;
};

/** Units for which higher is better. */
const MORE_IS_BETTER: readonly Unit[] = ['rows/s', 'score'];
/** Bytes and counts are the same on every machine. Times are not, so they never fail a run. */
const EXACT: readonly Unit[] = ['KB', 'requests', 'reads', 'files', 'rows'];

const DIGITS: Partial<Record<Unit, number>> = { KB: 1, MB: 1, x: 2, shift: 3, s: 1 };

/** A row, with the value rounded to its useful precision. */
export function row(
  suite: string,
  figure: string,
  value: number,
  budget: number | undefined,
  unit: Unit,
  limit?: number,
): Row {
  const precise = (number: number) => Number(number.toFixed(DIGITS[unit] ?? 0));
  const shown = precise(value);
  return {
    suite,
    figure,
    value: shown,
    ...(budget === undefined ? {} : { budget }),
    unit,
    ...(limit === undefined ? {} : { limit: precise(limit) }),
    isOver: budget !== undefined && isWorse(shown, budget, unit),
  };
}

function isWorse(value: number, budget: number, unit: Unit): boolean {
  return MORE_IS_BETTER.includes(unit) ? value < budget : value > budget;
}

export function inKilobytes(bytes: number): number {
  return bytes / 1024;
}

/** Whether this row fails the run. */
export function isFailure({ isOver, unit }: Row): boolean {
  return isOver && EXACT.includes(unit);
}

/** The rows as a readable table. */
export function tableOf(rows: Row[]): string {
  const cells = rows.map(({ suite, figure, value, budget, limit, unit, isOver }) => [
    suite,
    figure,
    value.toFixed(DIGITS[unit] ?? 0),
    String(budget ?? ''),
    limit === undefined ? '' : limit.toFixed(DIGITS[unit] ?? 0),
    unit,
    isOver ? 'OVER' : '',
  ]);
  const head = ['suite', 'figure', 'measured', 'budget', 'limit', '', ''];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((line) => line[column]?.length ?? 0)),
  );
  const isNumber = (column: number) => column >= 2 && column <= 4;
  return [head, ...cells]
    .map((line) =>
      line
        .map((cell, column) =>
          isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The value below which this share of the values lies. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function median(values: number[]): number {
  return quantile(values, 0.5);
}
