import { expect, it } from 'vitest';
import { isOutdated } from './latest-rows';

const lead = { id: 'a', updated_at: '2026-11-25T10:00:00.5+00:00' };
const subscriber = {
  id: 'b',
  is_active: true,
  subscribed_at: '2026-11-01T10:00:00+00:00',
  unsubscribed_at: '2026-11-20T10:00:00+00:00',
  resubscribed_at: '2026-11-25T10:00:00+00:00',
};

it.each([
  ['an older lead', { ...lead, updated_at: '2026-11-25 10:00:00.4+00' }, lead, true],
  ['a newer lead', { ...lead, updated_at: '2026-11-25 10:00:00.6+00' }, lead, false],
  ['the same lead', lead, lead, false],
  ['a lead that is not shown', lead, undefined, false],
  ['an older subscriber', { ...subscriber, resubscribed_at: null }, subscriber, true],
  ['a newer subscriber', subscriber, { ...subscriber, resubscribed_at: null }, false],
  ['a contact, which has no version', { id: 'c', created_at: '1' }, { id: 'c' }, false],
])('a row that is read replaces only one that is not newer: %s', (_, passed, shown, is) => {
  expect(isOutdated(passed, shown)).toBe(is);
});
