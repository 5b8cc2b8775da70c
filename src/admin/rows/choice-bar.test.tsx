import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Choice, Choices } from '../sheet/choices';
import { Picker } from './choice-bar';

it('by keyboard nothing is chosen before it is open and confirmed', async () => {
  const onChoose = vi.fn();
  const screen = await render(
    <Picker label="Status" of="chosen leads" isDisabled={false}>
      <Choices label="Status">
        {['New', 'Contacted'].map((words) => (
          <Choice key={words} onChoose={() => onChoose(words)}>
            {words}
          </Choice>
        ))}
      </Choices>
    </Picker>,
  );
  const button = screen.getByRole('button', { name: 'Status… of the chosen leads' });
  const contacted = screen.getByRole('button', { name: 'Contacted' });
  await userEvent.keyboard('{Tab}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}c');
  await expect.element(contacted).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(contacted).toBeVisible();
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(button).toHaveFocus();
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}{Tab}{Tab}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Contacted');
});
