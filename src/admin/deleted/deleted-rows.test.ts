import { expect, it } from 'vitest';
import { deletedNote } from './deleted-rows';

const known = { count: 0, isKnown: true, isError: false, isDeleting: false };

it('says that nothing can be restored only if the database said so and nothing is on its way', () => {
  expect(deletedNote(known)).toBe('Nothing can be restored.');
  expect(deletedNote({ ...known, isError: true })).toContain('only with a network');
  expect(deletedNote({ ...known, isKnown: false, isError: true })).toContain('only with a network');
  expect(deletedNote({ ...known, isDeleting: true })).toContain('once that has been sent');
  expect(deletedNote({ ...known, isKnown: false })).toBe('Loading...');
});

it('adds to the rows only what they do not show', () => {
  expect(deletedNote({ ...known, count: 2 })).toBe('');
  expect(deletedNote({ ...known, count: 2, isError: true })).toContain('As last seen');
  expect(deletedNote({ ...known, count: 2, isDeleting: true })).toContain(
    'once that has been sent',
  );
});
