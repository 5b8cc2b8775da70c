import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Undo } from './undo';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

async function offered() {
  const onUndo = vi.fn();
  const onGone = vi.fn();
  const screen = await render(
    <Undo forMs={20_000} onUndo={onUndo} onGone={onGone}>
      The list is cleared.
    </Undo>,
  );
  return { onUndo, onGone, button: screen.getByRole('button', { name: 'Undo' }) };
}

it('takes the focus, and restores what was cleared', async () => {
  await userEvent.keyboard('{Tab}');
  const { button, onUndo } = await offered();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onUndo).toHaveBeenCalledTimes(1);
});

it('ends when its time is up', async () => {
  const { button, onGone } = await offered();
  // As after a tap: `:focus-visible` doesn't match focus set by a pointer.
  (document.activeElement as HTMLElement).blur();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(onGone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onGone).toHaveBeenCalledTimes(1);
  await expect.element(button).toBeVisible();
});

it('stays for as long as it has keyboard focus', async () => {
  await userEvent.keyboard('{Tab}');
  const { button, onGone } = await offered();
  await expect.element(button).toHaveFocus();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onGone).not.toHaveBeenCalled();
});
