import budgets from './budgets.json' with { type: 'json' };
import type { FirstVisit } from './first-visit.ts';
import { measureFirstVisit } from './first-visit.ts';
import { inKilobytes, type Row, row } from './row.ts';
import type { Suite } from './suite.ts';

/** In KB of Brotli 11 (1 KB = 1024 bytes), and requests. */
type Budget = Record<Exclude<keyof FirstVisit, 'other'>, number>;

/** A measured page and its budget for a first visit. */
type PageBudget = { name: string; path: string; budget: Budget };

// The same for every page: the script, the styles of the whole site, two fonts, and the requests before the largest
// contentful paint.
const COMMON = { script: budgets.script.page, style: 14.5, fonts: 40, requests: 5 };

/** One page per type. */
export const pageBudgets: PageBudget[] = [
  {
    name: 'home',
    path: '/',
    budget: { ...COMMON, html: budgets.html.home, pictures: 142, total: 338 },
  },
  {
    name: 'list',
    path: '/properties',
    budget: { ...COMMON, html: budgets.html.other, pictures: 95, total: 278 },
  },
  {
    name: 'property',
    path: '/properties/citadel-views',
    budget: {
      ...COMMON,
      script: budgets.script.property,
      html: budgets.html.property,
      pictures: 65,
      total: 280,
    },
  },
  {
    name: 'article',
    path: '/blog/uk-property-guide',
    budget: { ...COMMON, html: budgets.html.other, pictures: 19, total: 194 },
  },
];

const FIGURES = ['html', 'script', 'style', 'fonts', 'pictures', 'total', 'requests'] as const;

/** A row for each budgeted figure of a page. */
function rowsOf(suite: string, visit: FirstVisit, budget: Budget): Row[] {
  return FIGURES.map((figure) =>
    figure === 'requests'
      ? row(suite, figure, visit.requests, budget.requests, 'requests')
      : row(suite, figure, inKilobytes(visit[figure]), budget[figure], 'KB'),
  );
}

/** Bytes by kind and requests of a first visit, one suite per type of page. */
export const pageSuites: Suite[] = pageBudgets.map(({ name, path, budget }) => ({
  name,
  measure: async ({ browser, url }) =>
    rowsOf(name, await measureFirstVisit(browser, url + path), budget),
}));

/** The home page for a visitor who saves data. */
export const saveDataSuite: Suite = {
  name: 'save-data',
  async measure({ browser, url }) {
    const { total } = await measureFirstVisit(browser, url, { savesData: true });
    return [row('save-data', 'home, before a touch', inKilobytes(total), budgets.saveData, 'KB')];
  },
};
