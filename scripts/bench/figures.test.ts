import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import budgets from './budgets.json';

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
const PART = /^ {4}name: '([^']+)'[\s\S]*?budget: ([\d.]+)/gm;

const weighed: [figure: string, budget: string][] = [
  ['pages: HTML of the home page', String(budgets.html.home)],
  ['pages: largest HTML of a property', String(budgets.html.property)],
  ['pages: largest HTML of the others', String(budgets.html.other)],
  ['pages: largest first script, the payment calculator', String(budgets.script.largest)],
  ['pages: largest first script of a tool', String(budgets.script.tool)],
  ['worker: script', String(budgets.worker.script)],
  ['worker: fetched at install', String(budgets.worker.install)],
  ['worker: text of all pages', String(budgets.worker.pages)],
  ['dashboard: script until the list stands', String(budgets.dashboard.untilList)],
  ['dashboard: script that follows the list', String(budgets.dashboard.afterList)],
  ['dashboard: script in all', String(budgets.dashboard.inAll)],
  ['dashboard: bytes to the list', String(budgets.dashboard.bytesToList)],
  ...found('on-demand', PART),
];

it('finds every file that is weighed', () => {
  expect(weighed).toHaveLength(5 + 3 + 4 + 6);
});

it.each(weighed)('docs/figures.md states the budget of %s', (figure, budget) => {
  expect(cell(figure, 1)).toBe(budget);
});

it('docs/figures.md states the budgets of a first visit', () => {
  const { home, other, property } = budgets.html;
  expect(cell('HTML, KB', 0)).toBe([home, other, property, other].join(' / '));
  const { page, property: own } = budgets.script;
  expect(cell('script, KB', 0)).toBe([page, page, own, page].join(' / '));
});
