import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../lib/durations';
import {
  BACKOFF_CAP_MS,
  backoff,
  HOLD_MS,
  hasCome,
  isDue,
  linkAfter,
  linkTired,
  newRound,
  nextAttemptAt,
  openFrom,
} from './link';
import { FRESH_LINK, type LinkState } from './link-state';
import type { Outcome } from './outcome';

const NOW = 1_000_000_000_000;
const most = () => 1;
const link = (change: Partial<LinkState>): LinkState => ({ ...FRESH_LINK, ...change });
const retry = (change: Partial<Outcome & { kind: 'retry' }> = {}) =>
  ({ kind: 'retry', scope: 'link', mayBeStored: true, why: 'network', ...change }) as const;

it.each([
  ['long past', NOW - 2 * DAY_MS, true],
  ['now', NOW, true],
  ['soon', NOW + 1, false],
  ['at the longest wait', NOW + BACKOFF_CAP_MS, false],
  ['at the longest wait, the clock set back a little', NOW + BACKOFF_CAP_MS + 30_000, false],
  ['two days ahead: the clock was set back', NOW + 2 * DAY_MS, true],
  ['damaged', Number.NaN, true],
])('a stored time %s', (_title, time, expected) => {
  expect(hasCome(time, NOW)).toBe(expected);
});

it.each([
  ['its time has come', { dueAt: NOW }, true],
  ['its time has not come', { dueAt: NOW + 5 }, false],
  ['the link failed in an earlier round', { dueAt: NOW + 5, round: 2 }, true],
  ['the link failed in this round', { dueAt: NOW + 5, round: 3 }, false],
  ['it failed alone: a new round does not matter', { dueAt: NOW + 5, round: undefined }, false],
])('whether an entry is due %s', (_title, state, expected) => {
  expect(isDue(state, link({ round: 3 }), NOW)).toBe(expected);
});

describe('when anything may be tried', () => {
  const later = NOW + 60_000;
  const hold = { since: NOW, until: later } as const;
  it.each([
    ['nothing is known', {}, 'timer', 0],
    ['the link failed a moment ago', { until: later }, 'timer', later],
    ['… and somebody submits: one attempt', { until: later }, 'submit', 0],
    ['the server asked for a pause', { pausedUntil: later }, 'timer', later],
    ['… and somebody submits', { pausedUntil: later }, 'submit', later],
    ['… and somebody insists', { pausedUntil: later }, 'manual', later],
    ['the app is refused', { hold }, 'submit', later],
    [
      'rest is over',
      { pausedUntil: NOW - 1, until: NOW, hold: { ...hold, until: NOW } },
      'timer',
      0,
    ],
    ['the clock was set back two days', { pausedUntil: NOW + 2 * DAY_MS }, 'timer', 0],
    [
      'several reasons: the last counts',
      { until: later, pausedUntil: later + 1 },
      'timer',
      later + 1,
    ],
  ] as const)('%s', (_title, change, trigger, expected) => {
    expect(openFrom(link(change), NOW, trigger)).toBe(expected);
  });
});

it.each([
  ['fails alone for the third time', retry({ scope: 'entry' }), 3, 0, 8_000],
  ['first failure of the link', retry(), 1, 1, 2_000],
  ['tried often, but the link works otherwise', retry(), 9, 1, 2_000],
  ['tried once, while the link has long been down', retry(), 1, 9, 2_000],
  ['tried often while the link has long been down', retry(), 20, 20, BACKOFF_CAP_MS],
  ['the server names a time', retry({ retryAfterMs: 30_000 }), 5, 5, 30_000],
  ['the server names a day', retry({ retryAfterMs: DAY_MS }), 5, 5, BACKOFF_CAP_MS],
])('when an entry is tried again %s', (_title, outcome, attempts, failures, wait) => {
  expect(nextAttemptAt(outcome, attempts, link({ failures }), NOW, most)).toBe(NOW + wait);
});

describe('the link after an outcome', () => {
  it('failures together count as one', () => {
    const once = linkAfter(FRESH_LINK, retry(), NOW, true);
    expect(linkAfter(once, retry(), NOW, false).failures).toBe(1);
  });

  it('a pause that the server asks for applies to all', () => {
    expect(linkAfter(FRESH_LINK, retry({ retryAfterMs: 5_000 }), NOW, true).pausedUntil).toBe(
      NOW + 5_000,
    );
    const paused = link({ pausedUntil: NOW + 5_000 });
    expect(linkAfter(paused, { kind: 'delivered' }, NOW, true).pausedUntil).toBe(NOW + 5_000);
  });

  it('any answer of the database makes all failed entries worth trying', () => {
    const broken = link({ failures: 4, until: NOW + 9, round: 7 });
    const answers: Outcome[] = [
      { kind: 'delivered' },
      { kind: 'closed', why: 'already-subscribed' },
      { kind: 'rejected', why: 'No.' },
      { kind: 'hold', scope: 'entry', why: 'version' },
      retry({ scope: 'entry' }),
    ];
    for (const answer of answers) {
      expect(linkAfter(broken, answer, NOW, true)).toMatchObject({
        failures: 0,
        until: 0,
        round: 8,
      });
    }
  });

  it('a refused key holds everything, and remembers since when', () => {
    const refused: Outcome = { kind: 'hold', scope: 'all', why: 'configuration' };
    const first = linkAfter(FRESH_LINK, refused, NOW, true);
    expect(first.hold).toEqual({ since: NOW, until: NOW + HOLD_MS });
    expect(linkAfter(first, refused, NOW + HOLD_MS, true).hold).toMatchObject({
      since: NOW,
      until: NOW + 2 * HOLD_MS,
    });
    expect(linkAfter(first, { kind: 'delivered' }, NOW, true).hold).toBeNull();
  });

  it('after failures in a row the rest waits, longer each time', () => {
    expect(linkTired(link({ failures: 1 }), NOW, most).until).toBe(NOW + 2_000);
    expect(linkTired(link({ failures: 4 }), NOW, most).until).toBe(NOW + 16_000);
  });
});

describe('a new round', () => {
  const broken = link({ failures: 9, until: NOW + 9, round: 1, pausedUntil: NOW + 9 });

  it('forgets the failures, but not the pause that the server asked for', () => {
    expect(newRound(broken, NOW, false)).toMatchObject({
      failures: 0,
      until: 0,
      round: 2,
      pausedUntil: NOW + 9,
    });
  });

  it.each([1_999, -1_999])('does not start again within two seconds (%i ms)', (since) => {
    expect(newRound({ ...broken, resetAt: NOW - since }, NOW, false)).toBeUndefined();
  });

  it('starts again after a clock was set back', () => {
    expect(newRound({ ...broken, resetAt: NOW + 2 * DAY_MS }, NOW, false)).toBeDefined();
  });

  it('tries a refused app again only when there is reason to', () => {
    const held = link({ hold: { since: 5, until: NOW + HOLD_MS } });
    expect(newRound(held, NOW, false)?.hold?.until).toBe(NOW + HOLD_MS);
    expect(newRound(held, NOW, true)?.hold).toEqual({ since: 5, until: NOW });
  });
});

it.each([
  [1, 2_000],
  [2, 4_000],
  [3, 8_000],
  [9, 512_000],
  [10, BACKOFF_CAP_MS],
  [5_000, BACKOFF_CAP_MS],
])('the backoff waits at most %2$i ms after %1$i failures', (failures, longest) => {
  expect(backoff(failures, most)).toBe(longest);
  expect(backoff(failures, () => 0.5)).toBe(longest / 2);
});

it('the backoff never gets so short that a fast failure turns into a busy loop', () => {
  expect(backoff(1, () => 0)).toBe(200);
  expect(backoff(0, () => 0)).toBe(200);
});
