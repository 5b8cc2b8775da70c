import { expect, it, vi } from 'vitest';
import type { Lists } from '../rows/lists';
import type { RowEvent } from './realtime';
import { hasRealtime } from './realtime';
import { tellLists } from './tell-lists';

function told(event: RowEvent) {
  const list = () => ({
    checkForNew: vi.fn(),
    refresh: vi.fn(),
    replace: vi.fn(),
    reread: vi.fn(),
  });
  const lists = { leads: list(), contacts: list(), newsletter_subscribers: list() };
  const onGone = vi.fn();
  tellLists(lists as unknown as Lists, event, onGone);
  return { ...lists, onGone };
}

it('checks for new rows in their list, and in no other', () => {
  const { contacts, leads } = told({ table: 'contacts', operation: 'INSERT', ids: ['c'] });
  expect(contacts.checkForNew).toHaveBeenCalledOnce();
  expect(leads.checkForNew).not.toHaveBeenCalled();
});

it('refetches changed rows', () => {
  const { leads } = told({ table: 'leads', operation: 'UPDATE', ids: ['a', 'b'] });
  expect(leads.reread.mock.calls).toEqual([['a'], ['b']]);
});

it.each([[['a', 'c']], [null]])('removes deleted rows from the device as well (%j)', (ids) => {
  const { onGone } = told({ table: 'contacts', operation: 'DELETE', ids });
  expect(onGone).toHaveBeenCalledExactlyOnceWith(ids);
  expect(told({ table: 'contacts', operation: 'UPDATE', ids }).onGone).not.toHaveBeenCalled();
});

it('removes deleted rows from the list', () => {
  const { newsletter_subscribers: list } = told({
    table: 'newsletter_subscribers',
    operation: 'DELETE',
    ids: ['a', 'c'],
  });
  expect(list.replace.mock.calls).toEqual([
    ['a', null],
    ['c', null],
  ]);
});

it.each(['UPDATE', 'DELETE'] as const)(
  'reads the list again after an %s of many rows',
  (operation) => {
    const { contacts, leads } = told({ table: 'contacts', operation, ids: null });
    expect(contacts.refresh).toHaveBeenCalledOnce();
    expect(leads.refresh).not.toHaveBeenCalled();
  },
);

it.each([
  ['https://project.database.co/rest/v1', true],
  ['https://meridian.example/rest/v1', false],
  ['/rest/v1', false],
])('the backend at %s pushes changes: %s', (url, isPushed) => {
  expect(hasRealtime(url, 'https://meridian.example')).toBe(isPushed);
});
