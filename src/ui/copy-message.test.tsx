import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CopyMessage } from './copy-message';

const MESSAGE = 'Hello,\nI am interested in Bloom Towers.';

afterEach(() => vi.restoreAllMocks());

it('copies the message and says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(<CopyMessage message={MESSAGE} />);
  await screen.getByRole('button', { name: 'Copy message' }).click();
  await expect.element(screen.getByText('Message copied')).toBeVisible();
  expect(write).toHaveBeenCalledWith(MESSAGE);
});

it('shows the message to copy by hand if the browser refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
  const screen = await render(<CopyMessage message={MESSAGE} />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('I am interested in Bloom Towers.')).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
