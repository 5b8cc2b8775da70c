import { expect, it } from 'vitest';
import { createPageTurner } from './page-transition';

it('lays out what is far below the first screens of a page after them, if it begins at its top', async () => {
  document.body.innerHTML = '<main id="main"></main>';
  const isArriving = () => document.getElementById('main')?.hasAttribute('data-arriving');
  const turn = createPageTurner('/');
  const shown: unknown[] = [];
  turn('/about', () => shown.push(isArriving()), true);
  await expect.poll(isArriving).toBe(false);
  turn('/services', () => shown.push(isArriving()), false);
  expect(shown).toEqual([true, false]);
});
