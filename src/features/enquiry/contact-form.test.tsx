import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { OutboxProvider } from '../../hooks/use-outbox';
import { emptyStorage } from '../../offline/doubles/storage';
import type { SubmitResult } from '../../offline/result';
import { silentOutbox } from '../../remote/doubles/silent-outbox';
import { ContactForm, MESSAGE_MAX } from './contact-form';

beforeEach(emptyStorage);

async function form() {
  const submit = vi.fn<() => Promise<SubmitResult>>();
  const screen = await render(
    <OutboxProvider outbox={{ ...silentOutbox(), submit }}>
      <ContactForm id="contact" />
    </OutboxProvider>,
  );
  await screen.getByLabelText('Name').fill('Ada Obi');
  await screen.getByLabelText('Email').fill('ada@example.com');
  return { screen, submit, message: screen.getByLabelText('Message') };
}

it('keeps what was typed while sending', async () => {
  const { screen, submit, message } = await form();
  const answer = Promise.withResolvers<SubmitResult>();
  submit.mockReturnValue(answer.promise);
  await message.fill('Please call me.');
  await screen.getByRole('button', { name: 'Send message' }).click();
  await expect.element(screen.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await message.fill('Please call me. After six.');
  answer.resolve({ kind: 'delivered' });
  await expect.element(screen.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect.element(message).toHaveValue('Please call me. After six.');
});

it('what is too long stays whole, and the field says at once by how much', async () => {
  const { screen, submit, message } = await form();
  const pasted = 'x'.repeat(MESSAGE_MAX + 112);
  await message.fill(pasted);
  const words = /^Please shorten this by 112 characters/;
  await expect.element(message).toHaveAccessibleDescription(words);
  await expect.element(message).toHaveValue(pasted);
  await screen.getByRole('button', { name: 'Send message' }).click();
  await expect.element(message).toHaveFocus();
  await expect.element(message).toHaveAccessibleDescription(words);
  expect(submit).not.toHaveBeenCalled();
  await message.fill('Please call me.');
  await expect.element(message).toBeValid();
});
