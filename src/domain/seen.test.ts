import { describe, expect, it } from 'vitest';
import { isSameSeen, seenLead, seenOf } from './seen';

const lead = { updated_at: '2026-11-21 09:00:00.123+00', status: 'new', notes: 'Ask for Ada Obi.' };

describe('the seen state of a row', () => {
  it('holds a lead’s timestamp and status, and nothing readable of its notes', () => {
    const seen = seenOf(lead) ?? '';
    expect(seenLead(seen)).toMatchObject({ updatedAt: lead.updated_at, status: 'new' });
    expect(seen).not.toContain('Ada');
    expect(seenLead(seenOf({ ...lead, notes: 'Ask for Ada Obi!' }) ?? '').notes).not.toBe(
      seenLead(seen).notes,
    );
  });

  it('treats missing and empty notes alike', () => {
    expect(seenOf({ ...lead, notes: null })).toBe(seenOf({ ...lead, notes: '' }));
  });

  it('is whether a subscriber is active, and nothing for a contact', () => {
    expect(seenOf({ is_active: true })).toBe('true');
    expect(seenOf({ message: 'Hello' })).toBeNull();
  });

  it('may consist of a timestamp alone', () => {
    expect(seenLead(lead.updated_at)).toEqual({
      updatedAt: lead.updated_at,
      status: undefined,
      notes: undefined,
    });
  });
});

it.each([
  ['2026-11-21T09:00:00.123+00:00|new|x', '2026-11-21T09:00:00.123Z|contacted|y', true],
  ['2026-11-21T09:00:00.123+00:00|new|x', '2026-11-21T09:00:00.124+00:00|new|x', false],
  ['true', 'true', true],
  ['true', 'false', false],
  ['no time', 'no time', true],
  ['no time', 'another', false],
  [null, null, true],
  [null, 'true', false],
])('%s and %s: the same state is %s', (one, other, isSame) => {
  expect(isSameSeen(one, other)).toBe(isSame);
  expect(isSameSeen(other, one)).toBe(isSame);
});
