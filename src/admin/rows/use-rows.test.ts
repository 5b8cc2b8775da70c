import { expect, it } from 'vitest';
import { someLead } from '../doubles/rows';
import { withoutMerged } from './use-rows';

const rows = [someLead({ id: 'main' }), someLead({ id: 'other', merged_into: 'main' })];
const listed = (found: typeof rows, search: string, view = '') =>
  withoutMerged(found, { search, view }).map(({ id }) => id);

it('merged rows are one row in the list', () => {
  expect(listed(rows, '')).toEqual(['main']);
  expect(listed(rows, 'ada')).toEqual(['main']);
  expect(listed(rows, '', 'due')).toEqual(['main']);
});

it('a merged row is shown whose words alone are searched, or which alone is due', () => {
  expect(listed(rows.slice(1), 'lagoon')).toEqual(['other']);
  expect(listed(rows.slice(1), '', 'due')).toEqual(['other']);
  expect(listed(rows.slice(1), ' ')).toEqual([]);
});
