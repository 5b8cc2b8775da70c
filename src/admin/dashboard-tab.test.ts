import { expect, it } from 'vitest';
import { headingOf, namesNoTab, readTab, TABS, tabSearch, tabsOf } from './dashboard-tab';

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

it('an agent has every tab but the subscribers’, and the queue first', () => {
  expect(tabsOf('admin')).toEqual(TABS);
  expect(tabsOf('agent').map(({ id }) => id)).toEqual([
    'queue',
    'statistics',
    'contacts',
    'leads',
    'upcoming',
  ]);
});

it('an address names a tab, or none', () => {
  expect(namesNoTab('?source=homescreen')).toBe(true);
  expect(namesNoTab(tabSearch('statistics'))).toBe(false);
});

it('each view has a heading of its own', () => {
  expect(new Set(TABS.map(({ id }) => headingOf(id))).size).toBe(TABS.length);
  expect(headingOf('statistics')).toBe('Dashboard Overview');
});
