import { expect, it } from 'vitest';
import { someLead } from '../doubles/rows';
import { withoutMerged } from './use-rows';

const rows = [someLead({ id: 'main' }), someLead({ id: 'other', merged_into: 'main' })];
const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id);

it('merged rows are one row in the list', () => {
  expect(idsOf(withoutMerged(rows, ''))).toEqual(['main']);
  expect(idsOf(withoutMerged(rows, 'ada'))).toEqual(['main']);
});

it('a search that finds only the words of the merged row shows it', () => {
  expect(idsOf(withoutMerged(rows.slice(1), 'lagoon'))).toEqual(['other']);
  expect(idsOf(withoutMerged(rows.slice(1), ' '))).toEqual([]);
});
