import { expect, it } from 'vitest';
import { seenOf } from './seen';

it('the seen state of a subscriber is whether they are active; a lead or contact has none', () => {
  expect(seenOf({ is_active: true })).toBe('true');
  expect(seenOf({ is_active: false })).toBe('false');
  expect(seenOf({ message: 'Hello' })).toBeNull();
  expect(seenOf({ updated_at: '2026-11-21', status: 'new' })).toBeNull();
});
