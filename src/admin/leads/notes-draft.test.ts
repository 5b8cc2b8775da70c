import { expect, it } from 'vitest';
import { seenOf, withShownNotes } from '../../domain/seen';
import { someLead } from '../doubles/rows';
import type { ListedLead } from '../rows/row';
import { basisOf, isNotesDraft, seenByAuthor } from './notes-draft';

const begun = someLead({ notes: 'Called on Monday' });
const since = (changed: Partial<ListedLead>) =>
  someLead({ ...begun, updated_at: '2026-11-21 10:00:00+00', ...changed });

it.each<[string, ListedLead, string, ListedLead, 'as it is now' | 'as it was']>([
  ['nothing has changed', begun, 'Called on Monday', begun, 'as it is now'],
  [
    'the status has changed',
    begun,
    'Called on Monday',
    since({ status: 'contacted' }),
    'as it is now',
  ],
  ['a colleague saved notes', begun, 'Called on Monday', since({ notes: 'Sold' }), 'as it was'],
  ['a colleague took them away', begun, 'Called on Monday', since({ notes: null }), 'as it was'],
  [
    'own notes that waited went out',
    begun,
    'Rang twice',
    since({ notes: 'Rang twice' }),
    'as it is now',
  ],
  [
    'a colleague’s came instead of own ones',
    begun,
    'Rang twice',
    since({ notes: 'Sold' }),
    'as it was',
  ],
])(
  'earlier notes are saved against the state that their author saw: %s',
  (_, first, shown, now, expected) => {
    const seen = seenByAuthor(now, basisOf(first, shown));
    const state = seenOf(expected === 'as it is now' ? now : first) ?? '';
    expect(seen).toBe(withShownNotes(state, shown));
  },
);

it('a draft of an earlier release causes a conflict wherever there are notes', () => {
  const kept: unknown = { notes: 'Wants two rooms' };
  expect(isNotesDraft(kept) && kept.basis).toBeUndefined();
  const without = since({ notes: null });
  expect(seenByAuthor(without)).toBe(withShownNotes(seenOf(without) ?? '', ''));
  expect(seenByAuthor(since({ notes: 'Sold' }))).toMatch(/^1970-01-01T00:00:00.000Z/);
});
