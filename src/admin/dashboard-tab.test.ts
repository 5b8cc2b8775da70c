import { expect, it } from 'vitest';
import { readTab, TABS, tabSearch, tabsOf } from './dashboard-tab';

it.each([
  ['', 'statistics'],
  ['?tab=leads', 'leads'],
  ['?source=shortcut&tab=leads', 'leads'],
  ['?tab=security', 'statistics'],
])('the address %j opens %s', (search, tab) => {
  expect(readTab(search)).toBe(tab);
});

it.each(TABS.map(({ id }) => id))('%s can be opened by its address', (id) => {
  expect(readTab(tabSearch(id))).toBe(id);
});

it('an agent has every tab but the subscribers’', () => {
  expect(tabsOf('admin')).toEqual(TABS);
  expect(tabsOf('agent').map(({ id }) => id)).toEqual([
    'statistics',
    'contacts',
    'leads',
    'upcoming',
  ]);
});
