import { expect, it } from 'vitest';
import { someSubscriber } from '../doubles/rows';
import type { Subscriber } from '../rows/row';
import { subscriberMoments, subscriberState } from './subscriber-state';

const MONDAY = '2026-11-16 09:00:00+00';
const TUESDAY = '2026-11-17 09:00:00+00';
const FRIDAY = '2026-11-20 09:00:00+00';

it.each<[string, Partial<Subscriber>, ReturnType<typeof subscriberState>]>([
  ['who subscribed', {}, { words: 'Active', since: MONDAY }],
  [
    'who left',
    { is_active: false, unsubscribed_at: TUESDAY },
    { words: 'Inactive', since: TUESDAY },
  ],
  ['who left before it was recorded', { is_active: false }, { words: 'Inactive' }],
  [
    'who came back',
    { unsubscribed_at: TUESDAY, resubscribed_at: FRIDAY },
    { words: 'Active', since: FRIDAY },
  ],
  [
    'who left, came back and left again',
    { is_active: false, unsubscribed_at: FRIDAY, resubscribed_at: TUESDAY },
    { words: 'Inactive', since: FRIDAY },
  ],
  [
    'who came back and is being switched off by a change that waits',
    { is_active: false, unsubscribed_at: TUESDAY, resubscribed_at: FRIDAY },
    { words: 'Inactive' },
  ],
  [
    'whose address is still to be confirmed',
    { is_active: false, pending_since: TUESDAY },
    { words: 'Not confirmed', since: TUESDAY },
  ],
])('the dashboard shows a subscriber’s state %s', (_, changed, state) => {
  expect(subscriberState(someSubscriber(changed))).toEqual(state);
});

it('the sheet lists what has happened since, in order', () => {
  const returned = { unsubscribed_at: TUESDAY, resubscribed_at: FRIDAY, confirmed_at: FRIDAY };
  expect(subscriberMoments(someSubscriber(returned)).map(({ label }) => label)).toEqual([
    'Left',
    'Came back',
    'Confirmed by their link',
  ]);
  expect(subscriberMoments(someSubscriber())).toEqual([]);
});
