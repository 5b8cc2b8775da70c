import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { useSteady } from './use-steady';

it('an answer waits for a hand that is at work, except the first and what the hand has done', async () => {
  const steady = await renderHook(([value, done = '']: string[] = []) => useSteady(value, done));
  await userEvent.hover(document.body);
  await steady.rerender(['first']);
  expect(steady.result.current).toBe('first');
  await userEvent.hover(document.body, { position: { x: 2, y: 2 } });
  await steady.rerender(['second']);
  expect(steady.result.current).toBe('first');
  await expect.poll(() => steady.result.current, { timeout: 10_000 }).toBe('second');
  await userEvent.hover(document.body, { position: { x: 3, y: 3 } });
  await steady.rerender(['third', 'confirmed']);
  expect(steady.result.current, 'what was done here').toBe('third');
});
