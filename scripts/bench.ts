import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { pageBudgets } from './bench/budgets.ts';
import { measureFirstVisit } from './bench/first-visit.ts';
import { type Row, rowsOf, tableOf } from './bench/report.ts';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
import { serveBuild } from './host/serve-build.ts';

// `npm run bench` measures the build in `dist` page by page; `npm run bench -- home` only that one.
const REPORT = '.cache/bench.json';

const [only] = process.argv.slice(2);
const chosen = pageBudgets.filter(({ name }) => only === undefined || name === only);
if (chosen.length === 0) {
  const names = pageBudgets.map(({ name }) => name).join(', ');
  throw new Error(`There is no benchmark ${only}. There are: ${names}.`);
}

const site = await serveBuild('dist');
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_ARGS,
});
const rows: Row[] = [];
try {
  for (const { name, path, budget } of chosen) {
    rows.push(...rowsOf(name, await measureFirstVisit(browser, site.url + path), budget));
  }
} finally {
  await browser.close();
  await site.close();
}

await mkdir('.cache', { recursive: true });
await writeFile(REPORT, `${JSON.stringify({ rows }, null, 2)}\n`);
console.log(tableOf(rows));
if (rows.some(({ isOver }) => isOver)) process.exitCode = 1;
