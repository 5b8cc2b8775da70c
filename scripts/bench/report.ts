import type { Budget } from './budgets.ts';
import type { FirstVisit } from './first-visit.ts';

/** A figure beside its budget. */
export type Row = {
  page: string;
  figure: string;
  value: number;
  budget: number;
  unit: 'KB' | 'requests';
  isOver: boolean;
};

const FIGURES = ['html', 'script', 'style', 'fonts', 'pictures', 'total', 'requests'] as const;

/** What was measured on a page, a row for each figure that has a budget. */
export function rowsOf(page: string, visit: FirstVisit, budget: Budget): Row[] {
  return FIGURES.map((figure) => {
    const unit = figure === 'requests' ? 'requests' : 'KB';
    const value = unit === 'KB' ? Math.round((visit[figure] / 1024) * 10) / 10 : visit[figure];
    return { page, figure, value, budget: budget[figure], unit, isOver: value > budget[figure] };
  });
}

/** The rows as a table for people. */
export function tableOf(rows: Row[]): string {
  const lines = rows.map(({ page, figure, value, budget, unit, isOver }) =>
    [
      page.padEnd(10),
      figure.padEnd(10),
      value.toFixed(unit === 'KB' ? 1 : 0).padStart(8),
      String(budget).padStart(8),
      ` ${unit.padEnd(9)}`,
      isOver ? 'OVER' : '',
    ].join(' '),
  );
  const head = [
    'page'.padEnd(10),
    'figure'.padEnd(10),
    'measured'.padStart(8),
    'budget'.padStart(8),
  ];
  return [head.join(' '), ...lines].join('\n');
}
