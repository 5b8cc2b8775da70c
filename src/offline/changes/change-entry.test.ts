import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../lib/durations';
import { dueNow, leased } from '../attempts';
import { note, statusChange, storedSample, subscriberChange } from '../doubles/change-samples';
import { readEntry } from '../entry';
import { HOLD_MS } from '../link';
import { FRESH_LINK } from '../link-state';
import type { Outcome } from '../outcome';
import { settled } from '../policy';
import { isRecent } from '../upkeep';
import {
  type AnyChange,
  capturedChange,
  type DeliveredChange,
  type LiveChange,
  pendingOf,
  readChange,
  storedChange,
} from './change-entry';
import { createChangePolicy } from './change-policy';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const policy = createChangePolicy(() => 'ada');
const { mayBeStored: _, ...stored } = {
  seq: 1,
  ...capturedChange('an-id', subscriberChange(), NOW),
};
const fresh: LiveChange = { ...stored, ambiguous: false, state: { kind: 'waiting', dueAt: NOW } };
const sending = leased(fresh, 'me:1', NOW);
const outcome = (result: Outcome, entry = sending) => {
  const { id, capturedAt, change } = entry;
  const sent = { id, capturedAt, change, basis: 'true' };
  const end = { link: { ...FRESH_LINK, failures: 1, round: 4 }, now: NOW, random: () => 1 };
  return settled<AnyChange, typeof sent>(policy, entry, sent, result, end) as LiveChange;
};
const lost: Outcome = { kind: 'retry', scope: 'link', mayBeStored: true, why: 'TypeError' };
const busy: Outcome = { ...lost, why: 'Our server could not take it.', isAnswer: true };
const conflict: Outcome = { kind: 'conflict', why: 'This subscriber was changed elsewhere.' };
const refused: Outcome = { kind: 'rejected', why: 'Please check it.', code: '23514' };
const delivered: Outcome = { kind: 'delivered', seenNow: 'false' };

describe('a change', () => {
  it('counts an attempt when it begins', () => {
    expect(sending).toMatchObject({ attempts: 1, state: { kind: 'sending', by: 'me:1' } });
  });

  it('waits for the link if the link failed', () => {
    expect(outcome(lost).state).toMatchObject({ kind: 'waiting', round: 4 });
  });

  it('may have arrived once an attempt has ended without an answer, until one is answered', () => {
    const tried = outcome(lost);
    const next = leased(tried, 'me:2', NOW);
    expect(tried.ambiguous).toBe(true);
    expect(outcome({ ...lost, mayBeStored: false }, next).ambiguous).toBe(true);
    expect(outcome(refused, next).ambiguous).toBe(false);
    expect(outcome({ kind: 'conflict', why: 'It is gone.' }, next).ambiguous).toBe(false);
    expect(dueNow(sending, NOW).ambiguous, 'its sender is gone').toBe(true);
  });

  it('has not arrived if no attempt was sent, or each was answered', () => {
    const noToken: Outcome = { ...lost, mayBeStored: false };
    expect(outcome(noToken).ambiguous).toBeFalsy();
    expect(outcome(refused).ambiguous).toBeFalsy();
    expect(dueNow(outcome(refused), NOW).ambiguous).toBeFalsy();
  });

  it('waits longer if the database does not know its form, and just waits if none can be sent', () => {
    const version: Outcome = { kind: 'hold', scope: 'entry', why: 'Kept until then.' };
    expect(outcome(version).state).toMatchObject({ dueAt: NOW + HOLD_MS, why: 'Kept until then.' });
    expect(outcome({ ...version, scope: 'all' }).state).toMatchObject({ dueAt: NOW });
  });

  it('leaves the row’s step, and nothing of what was written', () => {
    const notes = { ...sending, change: statusChange(note('Ask for Ada')) };
    const done = outcome(delivered, notes);
    expect(done.state).toEqual({
      kind: 'delivered',
      at: NOW,
      before: 'true',
      after: 'false',
    });
    expect(JSON.stringify(done)).not.toContain('Ada');
  });

  it('is kept for a day after it was delivered', () => {
    const done = outcome(delivered) as AnyChange as DeliveredChange;
    expect(isRecent(done, NOW + DAY_MS)).toBe(true);
    expect(isRecent(done, NOW + DAY_MS + 1)).toBe(false);
  });

  it('is due at once when a person asks for it', () => {
    const state = { kind: 'waiting', dueAt: NOW + 5 };
    expect(dueNow(outcome(refused), NOW + 5)).toMatchObject({ change: fresh.change, state });
  });
});

describe('the interface is told', () => {
  const { id, capturedAt, change } = fresh;
  const base = { seq: 1, id, capturedAt, change, isConflict: false, why: undefined };
  it.each<[string, AnyChange, object | undefined]>([
    ['what waits', fresh, { ...base, state: 'waiting' }],
    ['no code of a failure', outcome(lost), { ...base, state: 'waiting' }],
    [
      'the server’s reason',
      outcome(busy),
      { ...base, state: 'waiting', why: 'Our server could not take it.' },
    ],
    ['what is being sent', sending, { ...base, state: 'sending' }],
    ['a refusal', outcome(refused), { ...base, state: 'parked', why: 'Please check it.' }],
    [
      'a conflict',
      outcome(conflict),
      { ...base, state: 'parked', why: 'This subscriber was changed elsewhere.', isConflict: true },
    ],
    ['nothing of what the database has', outcome(delivered), undefined],
  ])('%s', (_title, kept, expected) => {
    expect(pendingOf(kept)).toEqual(expected);
  });
});

describe('a stored change', () => {
  const states = [
    fresh,
    sending,
    outcome(lost),
    outcome(busy),
    outcome(refused),
    outcome(conflict),
  ];

  it('is read back as it was written', () => {
    for (const kept of [...states, outcome(delivered), outcome({ kind: 'delivered' })]) {
      const back = readChange(structuredClone(storedChange(kept)));
      expect(back && storedChange(back)).toEqual(storedChange(kept));
      expect(back && pendingOf(back)).toEqual(pendingOf(kept));
    }
  });

  it('is not a submission: readers of those skip it, and it is in none of their indexes', () => {
    const theirs = ['waiting', 'sending', 'held', 'parked', 'delivered'];
    for (const kept of [...states, outcome(delivered)]) {
      const record = storedChange(kept);
      expect(readEntry(record)).toBeUndefined();
      expect(theirs).not.toContain(record.state.kind);
    }
  });

  it.each([
    ['nothing', undefined],
    ['a submission', { ...stored, change: undefined, submission: { table: 'contacts' } }],
    ['one of an unknown table', storedSample(1, { row_table: 'user_roles' as 'leads' })],
    ['one of an unknown kind', storedSample(1, { action: 'rename' as 'event' })],
    ['one of no time', { ...stored, capturedAt: 'not a date' }],
    ['one due at no time', { ...stored, state: { kind: 'change-waiting', dueAt: Number.NaN } }],
    ['one in an unknown state', { ...stored, state: { kind: 'change-flying' } }],
  ])('that is %s is not taken for one', (_title, record) => {
    expect(readChange(record)).toBeUndefined();
  });
});

describe('a change that an earlier release stored', () => {
  const earlier = (action: string, value: string | null) =>
    readChange({
      ...stored,
      change: { ...statusChange(), seen: '2026-11-21 09:00:00+00|new|0', action, value },
      state: { kind: 'change-waiting', dueAt: NOW },
    });

  it.each([
    ['status', 'contacted', { kind: 'status', status: 'contacted' }],
    ['notes', 'Rang twice', { kind: 'note', body: 'Rang twice' }],
    ['delete', null, { kind: 'deletion' }],
  ])('%s is the event that does the same', (action, value, event) => {
    expect(earlier(action, value)).toMatchObject({
      id: 'an-id',
      capturedAt: stored.capturedAt,
      change: { action: 'event', value: event, seen: null },
    });
  });

  it.each([
    ['status', 'contacted', 'waiting'],
    ['notes', 'Rang twice', 'waiting'],
    // Whether to delete what somebody has changed since is a person's decision.
    ['delete', null, 'parked'],
  ])('and that was in conflict is none any more (%s)', (action, value, kind) => {
    const record = {
      ...stored,
      change: { ...statusChange(), seen: 't|new|0', action, value },
      state: { kind: 'change-parked', why: 'Changed elsewhere.', isConflict: true, at: NOW },
    };
    expect(readChange(record)?.state.kind).toBe(kind);
  });
});
