import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useChosen } from './use-choice';

const rowsOf = (letters: string) => [...letters].map((id) => ({ id }));

type Step = { list: string } | { tick: string } | 'all';

it.each<{ steps: Step[]; chosen: string }>([
  { steps: [{ tick: 'ac' }], chosen: 'ac' },
  { steps: [{ tick: 'ca' }, { tick: 'c' }], chosen: 'a' },
  // A search, and all that it found.
  { steps: [{ tick: 'abc' }, { list: 'xyz' }, 'all'], chosen: 'xyz' },
  { steps: [{ tick: 'abc' }, { list: 'bxyz' }], chosen: 'b' },
  // The search is cleared again.
  { steps: [{ tick: 'abc' }, { list: 'xy' }, { tick: 'x' }, { list: 'abcxy' }], chosen: 'x' },
  // A colleague deletes one, and another comes in.
  { steps: ['all', { list: 'nacd' }], chosen: 'acd' },
  { steps: ['all', { list: 'acd' }, { list: 'abcd' }], chosen: 'acd' },
  { steps: ['all', { list: '' }, { list: 'abcd' }], chosen: '' },
])('what is changed are the ticks that are shown: $steps', async ({ steps, chosen }) => {
  let rows = rowsOf('abcd');
  const { result, rerender, act } = await renderHook(() => useChosen(rows));
  await act(() => result.current.choose([]));
  for (const step of steps) {
    if (step === 'all') await act(() => result.current.choose(rows));
    else if ('tick' in step) for (const id of step.tick) await act(() => result.current.toggle(id));
    else rows = rowsOf(step.list);
    await rerender();
  }
  expect(result.current.chosen).toEqual(rowsOf(chosen));
  expect(rows.filter(({ id }) => result.current.isChosen(id))).toEqual(rowsOf(chosen));
});
