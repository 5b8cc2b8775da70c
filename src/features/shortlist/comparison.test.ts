import { expect, it } from 'vitest';
import unitsForSale from '../../content/units.yaml';
import type { ComparedProperty } from '../../domain/compared';
import { compareRows } from './comparison';
import { propertiesBy } from './property-row';
import { withNews } from './with-news';

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

it('comparison and message count units as the database does, and say that their prices have changed', () => {
  const askedAt = Date.parse('2026-11-30T09:00:00Z');
  const groups = unitsForSale.groups.map((one) => ({ ...one, price: 1, units: '1a 2s' }));
  const [one] = propertiesBy(['brum-height-7']);
  const { told, cells } = withNews(one as ComparedProperty, { tag: '', groups, askedAt }, askedAt);
  expect(told[0]).toMatch(/ · some unit prices have changed since the website was made$/);
  expect(told[2]).toMatch(/; homes \d of \d available as of 30 November 2026$/);
  expect(cells.slice(0, 2).flat().join()).toMatch(/have changed since.*as of 30 November 2026,/);
});
