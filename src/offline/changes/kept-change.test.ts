import { describe, expect, it } from 'vitest';
import { keptChange, statusChange } from '../doubles/change-samples';
import { readEntry } from '../entry';
import { FRESH_LINK, HOLD_MS } from '../schedule';
import type { ChangeOutcome } from './change-outcome';
import {
  capturedChange,
  claimedChange,
  dueNow,
  insisted,
  isStale,
  type KeptChange,
  pendingOf,
  readChange,
  settledChange,
} from './kept-change';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const DAY_MS = 24 * 60 * 60_000;
const fresh: KeptChange = { seq: 1, ...capturedChange('lead-1:x', statusChange(), NOW) };
const sending = claimedChange(fresh, 'me:1', NOW);
const outcome = (result: ChangeOutcome, kept = sending) =>
  settledChange(kept, 't1|new|0', result, { ...FRESH_LINK, failures: 1, round: 4 }, NOW, () => 1);
const lost: ChangeOutcome = { kind: 'retry', scope: 'link', mayBeStored: true, why: 'TypeError' };
const busy: ChangeOutcome = { ...lost, why: 'Our server could not take it.', isAnswer: true };
const conflict: ChangeOutcome = { kind: 'conflict', why: 'Somebody else has changed this lead.' };
const refused: ChangeOutcome = { kind: 'rejected', why: 'Please check it.', code: '23514' };
const delivered: ChangeOutcome = { kind: 'delivered', seenNow: 't2|contacted|0' };

describe('a change', () => {
  it('counts an attempt when it begins', () => {
    expect(sending).toMatchObject({ attempts: 1, state: { kind: 'change-sending', by: 'me:1' } });
  });

  it('waits for the way when the way failed', () => {
    expect(outcome(lost).state).toMatchObject({ kind: 'change-waiting', round: 4 });
  });

  it('may have arrived once an attempt of it has ended without an answer, until one is answered', () => {
    const tried = outcome(lost);
    const next = claimedChange(tried, 'me:2', NOW);
    expect(tried.mayBeStored).toBe(true);
    expect(outcome({ ...lost, mayBeStored: false }, next).mayBeStored).toBe(true);
    expect(outcome(refused, next).mayBeStored).toBe(false);
    expect(outcome({ kind: 'conflict', why: 'It is gone.' }, next).mayBeStored).toBe(false);
    expect(dueNow(sending, NOW).mayBeStored, 'its sender is gone').toBe(true);
  });

  it('has not arrived where no attempt went out, or each was answered', () => {
    const noToken: ChangeOutcome = { ...lost, mayBeStored: false };
    expect(outcome(noToken).mayBeStored).toBeFalsy();
    expect(outcome(refused).mayBeStored).toBeFalsy();
    expect(dueNow(outcome(refused), NOW).mayBeStored).toBeFalsy();
  });

  it('is held apart when the database does not know its form, and just waits while none can go', () => {
    const version: ChangeOutcome = { kind: 'hold', scope: 'entry', why: 'Kept until then.' };
    expect(outcome(version).state).toMatchObject({ dueAt: NOW + HOLD_MS, why: 'Kept until then.' });
    expect(outcome({ ...version, scope: 'all' }).state).toMatchObject({ dueAt: NOW });
  });

  it('leaves the way that the row went, and nothing of what was written', () => {
    const notes = { ...sending, change: statusChange({ action: 'notes', value: 'Ask for Ada' }) };
    const done = outcome(delivered, notes);
    expect(done.state).toEqual({
      kind: 'change-done',
      at: NOW,
      before: 't1|new|0',
      after: 't2|contacted|0',
    });
    expect(JSON.stringify(done)).not.toContain('Ada');
  });

  it('is forgotten a day after it went out, and never before', () => {
    const done = outcome(delivered);
    expect(isStale(done, NOW + DAY_MS)).toBe(false);
    expect(isStale(done, NOW + DAY_MS + 1)).toBe(true);
    expect(isStale(outcome(conflict), NOW + 100 * DAY_MS)).toBe(false);
  });

  it('is due at once when a person asks for it, as it was or on top of what they see now', () => {
    const state = { kind: 'change-waiting', dueAt: NOW + 5 };
    expect(dueNow(outcome(refused), NOW + 5)).toMatchObject({ change: fresh.change, state });
    expect(insisted(outcome(conflict), 't9|qualified|0', NOW + 5)).toMatchObject({
      change: { ...fresh.change, seen: 't9|qualified|0' },
      state,
    });
  });
});

describe('the interface is told', () => {
  const base = { seq: 1, change: fresh.change, isConflict: false, why: undefined };
  it.each<[string, KeptChange, object | undefined]>([
    ['what waits', fresh, { ...base, state: 'waiting' }],
    ['no code of a failure', outcome(lost), { ...base, state: 'waiting' }],
    [
      'the server’s reason',
      outcome(busy),
      { ...base, state: 'waiting', why: 'Our server could not take it.' },
    ],
    ['what is on its way', sending, { ...base, state: 'sending' }],
    ['a refusal', outcome(refused), { ...base, state: 'parked', why: 'Please check it.' }],
    [
      'a conflict',
      outcome(conflict),
      { ...base, state: 'parked', why: 'Somebody else has changed this lead.', isConflict: true },
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
      expect(readChange(structuredClone(kept))).toEqual(kept);
    }
  });

  it('is no submission: what reads only those skips it, and no index of theirs holds it', () => {
    const theirs = ['waiting', 'sending', 'held', 'parked', 'delivered'];
    for (const kept of [...states, outcome(delivered)]) {
      expect(readEntry(kept)).toBeUndefined();
      expect(theirs).not.toContain(kept.state.kind);
    }
  });

  it.each([
    ['nothing', undefined],
    ['a submission', { ...fresh, change: undefined, submission: { table: 'contacts' } }],
    ['one of an unknown table', keptChange(1, { row_table: 'user_roles' as 'leads' })],
    ['one of an unknown kind', keptChange(1, { action: 'rename' as 'status' })],
    ['one in an unknown state', { ...fresh, state: { kind: 'change-flying' } }],
  ])('that is %s is not taken for one', (_title, record) => {
    expect(readChange(record)).toBeUndefined();
  });
});
