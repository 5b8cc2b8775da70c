import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bothNotes, canKeepBoth } from './both-notes';

describe('the notes of two people', () => {
  it.each([
    ['Called, wants two rooms', 'Budget 200k', 'Called, wants two rooms\n\nBudget 200k'],
    ['Called', 'Called\nBudget 200k', 'Called\nBudget 200k'],
    ['Called\nBudget 200k', 'Called', 'Called\nBudget 200k'],
    ['OKed it', 'OK', 'OKed it\n\nOK'],
    ['', 'Budget 200k', 'Budget 200k'],
    ['Called', '', 'Called'],
  ])('%j and %j are kept as %j', (theirs, mine, both) => {
    expect(bothNotes(theirs, mine)).toBe(both);
  });

  it('are both kept, whatever they contain', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (theirs, mine) => {
        const both = bothNotes(theirs, mine);
        expect(both).toContain(theirs.trim());
        expect(both).toContain(mine.trim());
      }),
    );
  });

  it('are counted as the database counts them', () => {
    expect(canKeepBoth('😀'.repeat(2_000), '😀😀'.repeat(1_000))).toBe(true);
    expect(canKeepBoth('a'.repeat(3_000), 'b'.repeat(3_000))).toBe(false);
  });
});
