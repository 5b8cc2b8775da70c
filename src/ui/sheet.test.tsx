import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Sheet } from './sheet';

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Filter
      </button>
      <Sheet title="Filters" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <button type="button">Show all</button>
      </Sheet>
    </>
  );
}

async function opened() {
  const screen = await render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Filter' });
  await opener.click();
  await expect.element(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  // A closed dialog has no role to be found by.
  return { opener, inside: screen.getByText('Show all') };
}

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => page.getByRole('button', { name: 'Close' }).click()],
  ['a tap beside it', () => userEvent.click(document.body, { position: { x: 5, y: 5 } })],
])('closed by %s it gives the focus back to what opened it', async (_, close) => {
  const { opener, inside } = await opened();
  await close();
  await expect.element(inside).not.toBeVisible();
  await expect.element(opener).toHaveFocus();
});

it('keeps the focus inside while it is open', async () => {
  const { opener } = await opened();
  for (let tab = 0; tab < 4; tab++) {
    await userEvent.tab();
    expect(document.activeElement).not.toBe(opener.element());
  }
});

it('opens again after it was closed', async () => {
  const { opener, inside } = await opened();
  await userEvent.keyboard('{Escape}');
  await opener.click();
  await expect.element(inside).toBeVisible();
});
