import { expect, test } from 'vitest';
import { pageRows } from '../../scripts/bench/every-page';
import { isFailure } from '../../scripts/bench/row';
import { workerRows } from '../../scripts/bench/worker';
import { THIS_RELEASE } from '../../scripts/testing/releases';

test('the pages, their first scripts and the worker are within `scripts/bench/budgets.json`', async () => {
  const rows = [...(await pageRows(THIS_RELEASE)), ...(await workerRows(THIS_RELEASE))];
  expect(rows.length).toBeGreaterThan(6);
  // A file that is missing weighs nothing.
  expect(rows.filter(({ value }) => value === 0)).toEqual([]);
  expect(rows.filter(isFailure)).toEqual([]);
});
