import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../lib/durations';
import {
  type AnyChange,
  capturedChange,
  type DeliveredChange,
  type LiveChange,
  pendingOf,
  readChange,
} from './change-entry';
import { createChangePolicy } from './changes/change-policy';
import { changeSample, note, statusChange, subscriberChange } from './doubles/change-samples';
import { readEntry } from './entry';
import { isRecent } from './forget';
import { HOLD_MS } from './link';
import { FRESH_LINK } from './link-state';
import type { Outcome } from './outcome';
import { dueNow, leased, settled } from './policy';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const policy = createChangePolicy(() => 'ada');
const fresh: LiveChange = { seq: 1, ...capturedChange('an-id', subscriberChange(), NOW) };
const sending = leased(fresh, 'me:1', NOW);
const outcome = (result: Outcome, entry = sending) => {
  const { id, capturedAt, change } = entry;
  const sent = { id, capturedAt, change };
  const end = { link: { ...FRESH_LINK, failures: 1, round: 4 }, now: NOW, random: () => 1 };
  return settled<AnyChange, typeof sent>(policy, entry, sent, result, end) as LiveChange;
};
const lost: Outcome = { kind: 'retry', scope: 'link', mayBeStored: true, why: 'TypeError' };
const busy = { ...lost, why: 'Our server could not accept it.', isAnswer: true };
const conflict = { kind: 'conflict', why: 'This subscriber has been deleted since.' } as const;
const refused: Outcome = { kind: 'rejected', why: 'Please check it.', code: '23514' };
const delivered: Outcome = { kind: 'delivered' };

describe('a change', () => {
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

  it('leaves nothing of what was written', () => {
    const notes = { ...sending, change: statusChange(note('Ask for Ada')) };
    const done = outcome(delivered, notes);
    expect(done.state).toEqual({ kind: 'delivered', at: NOW });
    expect(JSON.stringify(done)).not.toContain('Ada');
  });

  it('is kept for a day after it was delivered', () => {
    const done = outcome(delivered) as AnyChange as DeliveredChange;
    expect(isRecent(done, NOW + DAY_MS)).toBe(true);
    expect(isRecent(done, NOW + DAY_MS + 1)).toBe(false);
  });
});

describe('the interface is told', () => {
  const { id, capturedAt, change } = fresh;
  const base = { seq: 1, id, capturedAt, change, isConflict: false, why: undefined };
  it.each<[string, AnyChange, object | undefined]>([
    ['what waits', fresh, { ...base, state: 'waiting' }],
    ['no code of a failure', outcome(lost), { ...base, state: 'waiting' }],
    ['the server’s reason', outcome(busy), { ...base, state: 'waiting', why: busy.why }],
    ['what is being sent', sending, { ...base, state: 'sending' }],
    ['a refusal', outcome(refused), { ...base, state: 'parked', why: 'Please check it.' }],
    [
      'a conflict',
      outcome(conflict),
      { ...base, state: 'parked', why: conflict.why, isConflict: true },
    ],
    ['nothing of what the database has', outcome(delivered), undefined],
  ])('%s', (_title, kept, expected) => {
    expect(pendingOf(kept)).toEqual(expected);
  });
});

describe('a stored change', () => {
  const states = [fresh, sending, ...[lost, busy, refused, conflict].map((one) => outcome(one))];

  it('is read back as it was written', () => {
    for (const kept of [...states, outcome(delivered)]) {
      expect(readChange(structuredClone(kept))).toEqual(kept);
    }
  });

  it('is not a submission: readers of those skip it', () => {
    for (const kept of [...states, outcome(delivered)]) expect(readEntry(kept)).toBeUndefined();
  });

  it.each([
    ['nothing', undefined],
    ['a submission', { ...fresh, change: undefined, submission: { table: 'contacts' } }],
    ['one of an unknown table', changeSample(1, { row_table: 'user_roles' as 'leads' })],
    ['one of an unknown kind', changeSample(1, { action: 'rename' as 'event' })],
    ['one of no time', { ...fresh, capturedAt: 'not a date' }],
    ['one due at no time', { ...fresh, state: { kind: 'waiting', dueAt: Number.NaN } }],
    ['one in an unknown state', { ...fresh, state: { kind: 'flying' } }],
  ])('that is %s is not taken for one', (_title, record) => {
    expect(readChange(record)).toBeUndefined();
  });
});
