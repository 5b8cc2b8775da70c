import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { figuresOf, filesIn } from './figures.ts';

const PLAYWRIGHT = {
  suites: [
    {
      specs: [
        {
          file: 'a.spec.ts',
          title: 'opens',
          tests: [{ status: 'flaky', results: [{ duration: 1500 }, { duration: 500 }] }],
        },
      ],
    },
  ],
};

it('the figures of a browser test count every try, and name what needed a second one', () => {
  expect(filesIn(PLAYWRIGHT)).toEqual([
    { file: 'a.spec.ts', seconds: 2, secondTries: ['a.spec.ts › opens'] },
  ]);
});

it('the figures of other tests are those of their files', () => {
  const name = resolve('src/lib/a.test.ts');
  expect(filesIn({ testResults: [{ name, startTime: 1000, endTime: 2500 }] })).toEqual([
    { file: 'src/lib/a.test.ts', seconds: 1.5, secondTries: [] },
  ]);
});

it('a run ends with what its parts took, the slowest files first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-figures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const report = join(folder, 'browser.json');
  writeFileSync(report, JSON.stringify(PLAYWRIGHT));
  const browser = { name: 'browser', command: [], processors: 2, report };
  const check = { name: 'check', command: [], processors: 1 };
  const text = figuresOf(
    [
      { part: check, state: 'passed', processor: 61, wall: 32 },
      { part: browser, state: 'failed', processor: 9.6, wall: 5 },
    ],
    { wall: 37, machine: 80 },
  );
  expect(text).toMatch(/check +1:01 +0:32 {2}passed/);
  expect(text).toMatch(/browser +0:10 +0:05 {2}failed/);
  expect(text).toMatch(/all +1:11 +0:37/);
  expect(text).toMatch(/machine +1:20 +0:37/);
  expect(text).toMatch(/2\.0 {2}a\.spec\.ts/);
  expect(text).toContain('Needed a second try:\na.spec.ts › opens');
});
