import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DiscardedCard } from './unsent-list';

const card = { words: 'Contact enquiry, Ada Obi', onGone: () => undefined };

it('says what was discarded, and that it may have arrived, and restores it', async () => {
  const onUndo = vi.fn(async () => undefined);
  const screen = await render(<DiscardedCard {...card} mayHaveArrived onUndo={onUndo} />);
  await expect.element(screen.getByText('It may have reached us already.')).toBeVisible();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Discarded: Contact enquiry, Ada Obi');
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(onUndo).toHaveBeenCalledTimes(1);
});

it('says so when it could not be restored', async () => {
  const screen = await render(
    <DiscardedCard {...card} onUndo={() => Promise.reject(new Error('full'))} />,
  );
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('It could not be put back. Please try again.');
});
