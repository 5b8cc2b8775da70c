import { describe, expect, it } from 'vitest';
import { typedViewing } from '../../domain/doubles/viewing';
import { viewingLead } from '../../domain/viewing';
import { HOUR_MS } from '../../lib/durations';
import { contact } from '../../offline/doubles/samples';
import { captured, type DeliveredEntry, type Entry, type LiveEntry } from '../../offline/entry';
import { countWords, todaysViewings, unlistedWords } from './todays';

const NOW = new Date(2026, 10, 21, 12).getTime();

function waiting(seq: number, hoursAgo: number, state?: LiveEntry['state']): LiveEntry {
  const lead = viewingLead({ ...typedViewing, name: `Visitor ${seq}` });
  const entry = captured(`id-${seq}`, lead, NOW - hoursAgo * HOUR_MS);
  return { seq, ...entry, ...(state && { state }) };
}

function sent(seq: number, hoursAgo: number, kind = 'viewing'): Entry {
  return {
    seq,
    id: `id-${seq}`,
    capturedAt: new Date(NOW - hoursAgo * HOUR_MS).toISOString(),
    subject: { table: 'leads', property: 'Bloom Towers', kind },
    state: { kind: 'delivered', at: NOW },
  };
}

describe('today’s viewings', () => {
  it('are listed newest first and numbered through the day, each with its state', () => {
    const { captured } = todaysViewings(
      [
        sent(1, 3),
        waiting(2, 2, { kind: 'parked', why: 'Please check the phone number.', at: NOW }),
        waiting(3, 1, { kind: 'sending', since: NOW, by: 'me' }),
        waiting(4, 0),
      ],
      NOW,
    );
    expect(captured.map(({ number, state, lead }) => [number, state, lead?.name])).toEqual([
      [4, 'saved', 'Visitor 4'],
      [3, 'sending', 'Visitor 3'],
      [2, 'attention', 'Visitor 2'],
      [1, 'sent', undefined],
    ]);
    expect(captured[2]?.why).toBe('Please check the phone number.');
  });

  it('are counted, and so are unsent ones of earlier days', () => {
    const today = todaysViewings([sent(1, 30), waiting(2, 30), sent(3, 1), waiting(4, 0)], NOW);
    expect(countWords(today)).toBe('2 today, 1 sent');
    expect(today.earlier).toBe(1);
  });

  it('count one as sent whose correction waits, but not one that a restored database may have lost', () => {
    const { submission } = waiting(1, 0);
    const corrected = { ...submission, revision: 1 };
    const [since, again] = [corrected, { ...corrected, first: submission }].map((kept, seq) =>
      todaysViewings([{ ...waiting(seq + 1, 0), submission: kept }], NOW),
    );
    expect(since?.sent).toBe(1);
    expect(again?.sent).toBe(0);
  });

  it('include in their count those sent without being stored, and the list says so', () => {
    const today = todaysViewings([sent(1, 1), waiting(2, 0)], NOW);
    expect(countWords(today, 1)).toBe('3 today, 2 sent');
    expect(unlistedWords(0)).toBe('');
    expect(unlistedWords(1)).toMatch(/^1 was sent but could not be saved.*can’t show it\.$/);
    expect(unlistedWords(2)).toMatch(/^2 were sent.*can’t show them\.$/);
  });

  it('disappear when the list is cleared, but unsent ones are still counted', () => {
    const entries = [sent(1, 2), waiting(2, 2), sent(3, 1), waiting(4, 0)];
    const today = todaysViewings(entries, NOW, 3);
    expect(today.captured.map(({ seq, number }) => [seq, number])).toEqual([[4, 1]]);
    expect(today).toMatchObject({ earlier: 1, sent: 0 });
  });

  it('keep their names when sent, and can be corrected for a while', () => {
    const submission = viewingLead(typedViewing);
    const stub = sent(1, 1) as DeliveredEntry;
    const named = { ...stub, subject: { ...stub.subject, name: 'Ada Obi' } };
    const kept = { ...named, kept: { submission, secret: 's', until: NOW + 1 } };
    const [before] = todaysViewings([kept], NOW).captured;
    expect(before).toMatchObject({ state: 'sent', name: 'Ada Obi', lead: submission });
    const [after] = todaysViewings([kept], NOW + 1).captured;
    expect(after).toMatchObject({ state: 'sent', name: 'Ada Obi', lead: undefined });
  });

  it('count as sent while a correction is pending, and say why one came too late', () => {
    const submission = { ...viewingLead(typedViewing), revision: 1 };
    const late = { kind: 'parked', why: 'late', names: 'correct', at: NOW } as const;
    const today = todaysViewings(
      [
        { ...waiting(1, 0), submission },
        { ...waiting(2, 0, late), submission },
      ],
      NOW,
    );
    expect(today.captured.map(({ state }) => state)).toEqual(['attention', 'corrected']);
    expect(today.captured[0]?.why).toContain('came too late');
    expect(countWords(today)).toBe('2 today, 2 sent');
  });

  it('offer no correction once the database has refused one for good', () => {
    const submission = { ...viewingLead(typedViewing), revision: 1 };
    const state = { kind: 'parked', why: 'changed', names: 'correct', at: NOW } as const;
    const [refused] = todaysViewings([{ ...waiting(1, 0, state), submission }], NOW).captured;
    expect(refused).toMatchObject({ state: 'attention', name: 'Ada Obi', lead: undefined });
  });

  it('of earlier days don’t count as unsent if only their correction was refused', () => {
    const submission = { ...viewingLead(typedViewing), revision: 1 };
    const state = { kind: 'parked', why: 'late', names: 'correct', at: NOW } as const;
    const refused = { ...waiting(1, 30, state), submission };
    const stillToGo = { ...waiting(2, 30), submission };
    expect(todaysViewings([refused, stillToGo, waiting(3, 30)], NOW).earlier).toBe(2);
  });

  it('include no other submissions', () => {
    const enquiry = { ...waiting(1, 0), submission: contact() };
    expect(todaysViewings([enquiry, sent(2, 0, 'tour')], NOW).captured).toEqual([]);
  });
});
