import { expect, it } from 'vitest';
import { capturedChange } from './change-entry';
import { FRESH_LINK } from './link-state';
import { contentsOf, itemOf, statusOf } from './status';

const change = {
  ...capturedChange(
    'a-change',
    {
      table: 'changes',
      row_table: 'newsletter_subscribers',
      row_id: 'a-lead',
      action: 'subscriber',
      value: { kind: 'deletion' },
      staff: 'someone',
    },
    0,
  ),
  seq: 1,
};

it('counts a change of the staff as delivered once it is, and as waiting no longer', () => {
  const done = { ...change, state: { kind: 'delivered', at: 1, before: null } };
  const record = done as unknown as Parameters<typeof itemOf>[0];
  expect(statusOf(contentsOf([itemOf(record)]), FRESH_LINK, FRESH_LINK)).toMatchObject({
    staffDelivered: 1,
    staffWaiting: 0,
  });
});

it.each([
  ['a sound staff change', {}, { staffWaiting: 1, unreadable: 0 }],
  ['one of a unit', { change: { row_table: 'units', row_id: 'a/1' } }, { staffWaiting: 1 }],
  ['one without a time', { capturedAt: 'not a date' }, { staffWaiting: 0, unreadable: 1 }],
  ['one without a row', { change: {} }, { staffWaiting: 0, unreadable: 1 }],
  ['one without a number', { attempts: 'many' }, { staffWaiting: 0, unreadable: 1 }],
])('counts as waiting only what can be sent: %s', (_, damage, counts) => {
  const record = { ...change, ...damage } as unknown as Parameters<typeof itemOf>[0];
  expect(statusOf(contentsOf([itemOf(record)]), FRESH_LINK, FRESH_LINK)).toMatchObject(counts);
});
