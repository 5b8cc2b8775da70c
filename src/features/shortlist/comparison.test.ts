import { expect, it } from 'vitest';
import { compareRows } from './comparison';

const labels = ['Price', 'Deposit', 'Plan'];

it('puts what differs before what is the same for all, each in its order', () => {
  const { differing, same } = compareRows(labels, [
    [['₦45M'], ['30%'], ['Outright', 'Or over 6 months']],
    [['₦63M'], ['30%'], ['Outright']],
    [['₦63M'], ['30%'], ['Outright']],
  ]);
  expect(differing).toEqual([
    { label: 'Price', cells: [['₦45M'], ['₦63M'], ['₦63M']] },
    { label: 'Plan', cells: [['Outright', 'Or over 6 months'], ['Outright'], ['Outright']] },
  ]);
  expect(same).toEqual([{ label: 'Deposit', lines: ['30%'] }]);
});
