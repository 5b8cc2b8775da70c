import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NewPasswordForm } from './forgot-password';

it('asks who joins the team for a picture, which is saved with the name though it is still being made small', async () => {
  const ask = async () => ({ kind: 'done' }) as const;
  const saveName = vi.fn(async (_name: string, _picture: string | null) => true);
  const accounts = { ask, savePassword: ask, saveName, isLetIn: async () => true };
  const props = { accounts, email: 'ada@example.com', hasJoined: true, onDone: vi.fn() };
  const screen = await render(<NewPasswordForm {...props} />);
  await userEvent.fill(screen.getByLabelText('Your name'), 'Ada Obi');
  await userEvent.fill(screen.getByLabelText('Password', { exact: true }), 'long enough now');
  const save = screen.getByRole('button', { name: 'Save the password' });
  await expect.element(screen.getByText('AO')).toBeVisible();
  await save.click();
  await expect.poll(() => saveName.mock.calls).toEqual([['Ada Obi', null]]);
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext('2d')?.fillRect(0, 0, 4, 4);
  const file = new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'a.jpg');
  await userEvent.upload(screen.getByLabelText('Your picture'), file);
  await save.click();
  await expect.poll(() => saveName.mock.lastCall?.[1]).toMatch(/^\/9j\//);
});
