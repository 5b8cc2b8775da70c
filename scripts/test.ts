import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { findChromium } from './chromium.ts';
import { figuresOf, machineSeconds } from './testing/figures.ts';
import { makeLoad } from './testing/load.ts';
import { type Part, runParts } from './testing/part.ts';
import { WEB_SERVERS, type WebServer, whyNoWebServer } from './web-servers.ts';
import { whyNoWebKit } from './webkit.ts';

// `npm test`: everything, in an order that keeps two processors busy, and at the end what each part took.
// `npm test -- node browser` runs only these parts and the builds that they use; `--load 8` beside eight busy processes; `--times 10` again and again.

const REPORTS = '.cache/test-reports';
const script = (name: string) => [process.execPath, '--import', 'tsx', `scripts/${name}.ts`];
const bin = (name: string, ...args: string[]) => [`node_modules/.bin/${name}`, ...args];

/** The tests of a Vitest project; one worker, because another part has the other processor. */
const vitest = (project: string, more: Partial<Part> = {}): Part => {
  const report = `${REPORTS}/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name: project,
    command: bin('vitest', 'run', '--project', project, '--maxWorkers=1', ...reporters),
    processors: 1,
    report,
    ...more,
  };
};

const playwright = (name: string, processors: number, ...args: string[]): Part => {
  const report = `${REPORTS}/${name}.json`;
  return {
    name,
    command: bin('playwright', 'test', '--reporter=list,json', ...args),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    after: ['build', 'next build'],
    processors,
    report,
  };
};

const PARTS: Part[] = [
  { name: 'build', command: [...script('build-release'), 'this'], processors: 1 },
  { name: 'check', command: script('check'), processors: 1 },
  // One after the other: both write into this tree's cache.
  {
    name: 'next build',
    command: [...script('build-release'), 'next'],
    after: ['build'],
    processors: 1,
  },
  vitest('database'),
  { name: 'same build', command: script('check-build'), after: ['build'], processors: 1 },
  vitest('node'),
  vitest('components'),
  vitest('servers'),
  vitest('release', { after: ['build', 'next build'] }),
  playwright('webkit', 1, '--config', 'tests/webkit/playwright.config.ts'),
  // Four pages at a time keep two processors busy.
  playwright('browser', 2),
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    load: { type: 'string', default: '0' },
    times: { type: 'string', default: '1' },
  },
});
const unknown = positionals.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  throw new Error(
    `No part is called ${unknown.join(', ')}: ${PARTS.map(({ name }) => name).join(', ')}.`,
  );
}
// With the builds that it uses: two parts that begin by making the same release would write over each other.
const wanted = new Set(positionals.length > 0 ? positionals : PARTS.map(({ name }) => name));
for (const { name, after = [] } of PARTS.toReversed()) {
  if (wanted.has(name)) for (const build of after) wanted.add(build);
}
const parts = PARTS.filter(({ name }) => wanted.has(name));

// Beforehand, one after the other: parts that ran beside each other would install packages at the same time.
await findChromium();
whyNoWebKit();
for (const server of Object.keys(WEB_SERVERS) as WebServer[]) whyNoWebServer(server);

const endLoad = makeLoad(Number(values.load));
for (let time = 0; time < Number(values.times); time += 1) {
  // A part that does not get as far as its report must not be read from an earlier one.
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const begin = performance.now();
  const machineBefore = machineSeconds();
  const outcomes = await runParts(parts, Math.max(2, availableParallelism()));
  const wall = (performance.now() - begin) / 1000;
  const machine = machineSeconds() - machineBefore;
  console.log(`\n${figuresOf(outcomes, { wall, machine })}`);
  if (outcomes.some(({ state }) => state !== 'passed')) process.exitCode = 1;
}
endLoad();
