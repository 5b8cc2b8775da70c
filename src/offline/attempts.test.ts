import { describe, expect, it } from 'vitest';
import { dueNow, leased } from './attempts';
import { contact } from './doubles/samples';
import { captured, type LiveEntry } from './entry';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const fresh: LiveEntry = { seq: 1, ...captured('first-id', contact(), NOW) };
const sending = leased(fresh, 'me:1', NOW);

describe('an entry that is sent', () => {
  it('counts an attempt when it begins', () => {
    expect(sending).toMatchObject({
      attempts: 1,
      offlineAttempts: 0,
      state: { kind: 'sending', since: NOW, by: 'me:1' },
    });
  });

  it('counts an attempt without a network apart as well', () => {
    const again = leased(leased(sending, 'me:2', NOW, true), 'me:3', NOW);
    expect(again).toMatchObject({ attempts: 3, offlineAttempts: 1 });
  });

  it('may have been stored if its sender is gone', () => {
    expect(dueNow(sending, NOW)).toMatchObject({
      ambiguous: true,
      state: { kind: 'waiting', dueAt: NOW },
    });
  });

  it('is due at once when a person asks for it', () => {
    const state = { kind: 'parked', why: 'Please check the name.', at: NOW - 1 } as const;
    expect(dueNow({ ...fresh, state }, NOW)).toMatchObject({
      ambiguous: false,
      state: { kind: 'waiting', dueAt: NOW },
    });
  });
});
