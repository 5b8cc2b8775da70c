import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Undo } from './undo';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

async function offered() {
  const onUndo = vi.fn();
  const onGone = vi.fn();
  const screen = await render(<Undo what="The list is cleared." onUndo={onUndo} onGone={onGone} />);
  return { onUndo, onGone, button: screen.getByRole('button', { name: 'Undo' }) };
}

it('is where the keyboard goes on, and puts back what was cleared', async () => {
  await userEvent.keyboard('{Tab}');
  const { button, onUndo } = await offered();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onUndo).toHaveBeenCalledTimes(1);
});

it('goes after twenty seconds', async () => {
  const { button, onGone } = await offered();
  // As after a tap: what a pointer has focused does not show it.
  (document.activeElement as HTMLElement).blur();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(onGone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onGone).toHaveBeenCalledTimes(1);
  await expect.element(button).toBeVisible();
});

it('stays for as long as the keyboard rests on it', async () => {
  await userEvent.keyboard('{Tab}');
  const { button, onGone } = await offered();
  await expect.element(button).toHaveFocus();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onGone).not.toHaveBeenCalled();
});
