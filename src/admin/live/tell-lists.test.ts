import { expect, it, vi } from 'vitest';
import type { Lists } from '../rows/lists';
import { hasRealtime } from './has-realtime';
import type { RowEvent } from './realtime';
import { tellLists } from './tell-lists';

function told(event: RowEvent) {
  const list = () => ({ offer: vi.fn(), replace: vi.fn() });
  const lists = { leads: list(), contacts: list(), newsletter_subscribers: list() };
  tellLists(lists as unknown as Lists, event);
  return lists;
}

const ROW = { id: 'a', name: 'Ada' };

it('offers a new row to its list, and to no other', () => {
  const lists = told({ table: 'contacts', kind: 'INSERT', row: ROW, id: 'a' });
  expect(lists.contacts.offer).toHaveBeenCalledExactlyOnceWith(ROW);
  expect(lists.leads.offer).not.toHaveBeenCalled();
});

it('puts a changed row in the place of the one that is shown', () => {
  const lists = told({ table: 'leads', kind: 'UPDATE', row: ROW, id: 'a' });
  expect(lists.leads.replace).toHaveBeenCalledExactlyOnceWith('a', ROW);
});

it('takes a deleted row away', () => {
  const lists = told({ table: 'newsletter_subscribers', kind: 'DELETE', row: {}, id: 'a' });
  expect(lists.newsletter_subscribers.replace).toHaveBeenCalledExactlyOnceWith('a', null);
});

it.each([
  ['another table', { table: 'user_roles', kind: 'INSERT', row: ROW, id: 'a' }],
  ['a row without an id', { table: 'leads', kind: 'UPDATE', row: {}, id: undefined }],
] satisfies [string, RowEvent][])('passes over %s', (_, event) => {
  for (const list of Object.values(told(event))) {
    expect(list.offer).not.toHaveBeenCalled();
    expect(list.replace).not.toHaveBeenCalled();
  }
});

it.each([
  ['https://project.supabase.co/rest/v1', true],
  ['https://meridian.example/rest/v1', false],
  ['/rest/v1', false],
])('the backend at %s tells of changes by itself: %s', (url, isTold) => {
  expect(hasRealtime(url, 'https://meridian.example')).toBe(isTold);
});
