import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { firstClick } from './first-click';

it('a double click does something once, and each press of a key does it', async () => {
  const run = vi.fn();
  await render(
    <button type="button" onClick={firstClick(run)}>
      Held
    </button>,
  );
  await userEvent.dblClick(page.getByRole('button'));
  expect(run).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(run).toHaveBeenCalledTimes(3);
});
