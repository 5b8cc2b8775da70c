import { describe, expect, it } from 'vitest';
import { append, newestFirst, prepend, refreshed } from './merge';
import type { Subscriber } from './row';

/** A row named by its id; a later minute is newer. */
const row = (id: string, minute: number, is_active = true): Subscriber => ({
  id,
  email: `${id}@example.com`,
  name: null,
  is_active,
  subscribed_at: `2026-11-21 09:${String(minute).padStart(2, '0')}:00+00`,
});
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).join('');

const [a, b, c, d, e] = [row('a', 5), row('b', 4), row('c', 3), row('d', 2), row('e', 1)];

it('goes on behind the last row, and shows none twice', () => {
  expect(ids(append([a, b, c], [c, d, e]))).toBe('abcde');
});

it('puts what came since on top, newest first', () => {
  expect(ids(prepend([c, d], [b, a]))).toBe('abcd');
  expect(ids(prepend([a, b], [b]))).toBe('ba');
});

it('orders rows of one moment by their ids, as the database does', () => {
  expect(ids([row('x', 1), row('z', 1), row('y', 1)].sort(newestFirst))).toBe('zyx');
});

it('orders fractions of a second', () => {
  const at = (subscribed_at: string) => ({ ...a, id: subscribed_at, subscribed_at });
  const times = [
    '2026-11-21 09:00:00.703+00',
    '2026-11-21 09:00:00.7+00',
    '2026-11-21 09:00:00+00',
  ];
  expect(
    [...times]
      .reverse()
      .map(at)
      .sort(newestFirst)
      .map(({ id }) => id),
  ).toEqual(times);
});

describe('read anew, the first page', () => {
  it('brings new rows and changed ones, and leaves what lies behind it', () => {
    const changed = row('c', 3, false);
    const list = refreshed([b, c, d, e], [a, b, changed], false);
    expect(ids(list)).toBe('abcde');
    expect(list[2]).toBe(changed);
  });

  it('takes away what is gone', () => {
    expect(ids(refreshed([a, b, c, d, e], [a, c], false))).toBe('acde');
    expect(ids(refreshed([a, b, c], [a], true))).toBe('a');
    expect(ids(refreshed([a, b, c], [], true))).toBe('');
  });

  it('begins the list again if nobody knows what came between', () => {
    expect(ids(refreshed([d, e], [a, b], false))).toBe('ab');
  });
});
