import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { buildSuite } from './bench/build.ts';
import { calculatorSuite } from './bench/calculators.ts';
import { dashboardSuite } from './bench/dashboard.ts';
import { queriesSuite } from './bench/dashboard-queries.ts';
import { durableSuite } from './bench/durable.ts';
import { everyPageSuite } from './bench/every-page.ts';
import { floodSuite } from './bench/flood.ts';
import { flushSuite } from './bench/flush.ts';
import { lighthouseSuite } from './bench/lighthouse.ts';
import { listsSuite } from './bench/lists.ts';
import { motionSuite } from './bench/motion.ts';
import { offlineSuite } from './bench/offline.ts';
import { onDemandSuite } from './bench/on-demand.ts';
import { pageTapSuite } from './bench/page-taps.ts';
import { pageSuites, saveDataSuite } from './bench/pages.ts';
import { paintSuite } from './bench/paint.ts';
import { isFailure, type Row, tableOf } from './bench/row.ts';
import type { Suite } from './bench/suite.ts';
import { tapSuite } from './bench/taps.ts';
import { tourSuite } from './bench/tour.ts';
import { workerSuite } from './bench/worker.ts';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
import { ensureBuild } from './host/ensure-build.ts';
import { serveBuild } from './host/serve-build.ts';

// `npm run bench` measures everything about the build in `dist`, which takes half an hour. `npm run bench -- bytes`
// measures the bytes and requests of first visits and of what is loaded on demand; `npm run bench -- home taps` runs
// only those suites. RUNS sets how often times are measured. Bytes or counts over budget fail the run, and so does a
// suite that crashes. Times depend on the machine and never fail it.
const REPORT = '.cache/bench.json';
const RUNS = Number(process.env['RUNS'] || 9);

const bytes: Suite[] = [
  ...pageSuites,
  everyPageSuite,
  saveDataSuite,
  onDemandSuite,
  calculatorSuite,
];
const suites: Suite[] = [
  ...bytes,
  ...[
    lighthouseSuite,
    paintSuite,
    tapSuite,
    pageTapSuite,
    motionSuite,
    workerSuite,
    durableSuite,
    flushSuite,
  ],
  ...[listsSuite, tourSuite, offlineSuite, dashboardSuite, queriesSuite, floodSuite, buildSuite],
];

const chosen = suitesOf(process.argv.slice(2));
await ensureBuild();
const site = await serveBuild('dist');
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_ARGS,
});
const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
const date = new Date().toISOString().slice(0, 10);
await mkdir('.cache', { recursive: true });
const rows: Row[] = [];
try {
  for (const suite of chosen) {
    console.error(`${suite.name} …`);
    try {
      rows.push(...(await suite.measure({ browser, url: site.url, runs: RUNS })));
    } catch (error) {
      // The other suites are still worth running.
      console.error(error);
      process.exitCode = 1;
    }
    await writeFile(REPORT, `${JSON.stringify({ date, machine, rows }, null, 2)}\n`);
  }
} finally {
  await browser.close();
  await site.close();
}
console.log(`${date}, ${machine}\n\n${tableOf(rows)}`);
if (rows.some(isFailure)) process.exitCode = 1;

function suitesOf(names: string[]): Suite[] {
  if (names.length === 0) return suites;
  const wanted = names.flatMap((name) =>
    name === 'bytes' ? bytes.map((suite) => suite.name) : name,
  );
  const known = suites.map(({ name }) => name);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length === 0) return suites.filter(({ name }) => wanted.includes(name));
  throw new Error(
    `There is no benchmark ${unknown.join(', ')}. There are: ${known.join(', ')}, and bytes.`,
  );
}
