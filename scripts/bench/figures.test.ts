import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  HOME_KB,
  INNER_KB,
  LARGEST_SCRIPT_KB,
  PROPERTY_KB,
  SCRIPT_KB,
  TOOL_SCRIPT_KB,
} from './page-budget';

const lines = readFileSync('docs/figures.md', 'utf8').split('\n');
/** A cell of the table's row that begins so: the one with `after` cells behind it. */
const cell = (start: string, after: number) =>
  lines
    .find((line) => line.startsWith(`| ${start}`))
    ?.split(' | ')
    .at(-1 - after)
    ?.replace(/ \|$/, '');

const source = (file: string) => readFileSync(`scripts/bench/${file}.ts`, 'utf8');
const found = (file: string, pattern: RegExp) =>
  [...source(file).matchAll(pattern)].map(([, name = '', budget = '']): [string, string] => [
    `${file}: ${name}`,
    budget,
  ]);
const ROW = /row\('\w+', '([^']+)', .*, ([\d.]+), 'KB'\)/g;
const PART = /^ {4}name: '([^']+)'[\s\S]*?budget: ([\d.]+)/gm;

const weighed: [figure: string, budget: string][] = [
  ['pages: HTML of the home page', String(HOME_KB)],
  ['pages: largest HTML of a property', String(PROPERTY_KB)],
  ['pages: largest HTML of the others', String(INNER_KB)],
  ['pages: largest first script, a calculator', String(LARGEST_SCRIPT_KB)],
  ['pages: largest first script of a tool', String(TOOL_SCRIPT_KB)],
  ...found('worker', ROW),
  ...found('dashboard', ROW),
  ...found('on-demand', PART),
];

it('finds every file that is weighed', () => {
  expect(weighed).toHaveLength(5 + 3 + 4 + 6);
});

it.each(weighed)('docs/figures.md states the budget of %s', (figure, budget) => {
  expect(cell(figure, 1)).toBe(budget);
});

it('docs/figures.md states the budgets of a first visit', () => {
  expect(cell('HTML, KB', 0)).toBe([HOME_KB, INNER_KB, PROPERTY_KB, INNER_KB].join(' / '));
  expect(cell('script, KB', 0)).toBe(String(SCRIPT_KB));
});
