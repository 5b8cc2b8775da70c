import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { relative } from 'node:path';
import type { Outcome } from './part.ts';

/** What a test file took, in seconds of wall time, and which of its tests needed a second try. */
type FileFigures = { file: string; seconds: number; secondTries: string[] };

/** The parts of Vitest's report that are read here. */
type VitestReport = { testResults: { name: string; startTime: number; endTime: number }[] };

/** The same of Playwright's. */
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { duration: number }[] }[];
  }[];
};

/** Reads what each file of a part took. */
export function filesIn(report: VitestReport | PlaywrightSuite): FileFigures[] {
  if ('testResults' in report) {
    return report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
      secondTries: [],
    }));
  }
  const files = new Map<string, FileFigures>();
  const visit = ({ suites = [], specs = [] }: PlaywrightSuite) => {
    for (const { file, title, tests } of specs) {
      const figures = files.get(file) ?? { file, seconds: 0, secondTries: [] };
      files.set(file, figures);
      for (const { status, results } of tests) {
        for (const { duration } of results) figures.seconds += duration / 1000;
        if (status === 'flaky') figures.secondTries.push(`${file} › ${title}`);
      }
    }
    for (const suite of suites) visit(suite);
  };
  visit(report);
  return [...files.values()];
}

const MOST_FILES = 20;

/**
 * Returns the processor time of the whole machine since it started, in seconds. A part's own figure lacks the children of a
 * browser that was killed: nobody waits for them.
 */
export function machineSeconds(): number {
  return (
    cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) /
    1000
  );
}

/** A table of what each part of a run took, of its slowest files, and of the tests that needed a second try. */
export function figuresOf(
  outcomes: Outcome[],
  { wall, machine }: { wall: number; machine: number },
): string {
  const row = (name: string, processor: number, seconds: number, state: string) =>
    `${name.padEnd(12)}${minutes(processor).padStart(10)}${minutes(seconds).padStart(8)}  ${state}`;
  const processor = outcomes.reduce((sum, one) => sum + one.processor, 0);
  const files = outcomes.flatMap(({ part }) =>
    part.report && existsSync(part.report)
      ? filesIn(JSON.parse(readFileSync(part.report, 'utf8')))
      : [],
  );
  const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, MOST_FILES);
  const secondTries = files.flatMap((file) => file.secondTries);
  return [
    `${'Part'.padEnd(12)}${'Processor'.padStart(10)}${'Wall'.padStart(8)}`,
    ...outcomes.map((one) => row(one.part.name, one.processor, one.wall, one.state)),
    row('all', processor, wall, ''),
    row('machine', machine, wall, 'with whatever else ran on it'),
    '',
    'The slowest files, in seconds of wall time, while others ran beside them:',
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)}  ${file}`),
    ...(secondTries.length > 0 ? ['', 'Needed a second try:', ...secondTries] : []),
  ].join('\n');
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
