import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { OutboxProvider } from '../../hooks/use-outbox';
import { createManualClock } from '../../offline/doubles/clock';
import { createDevice } from '../../offline/doubles/device';
import { createServer } from '../../offline/doubles/server';
import { ContactForm, MESSAGE_MAX } from './contact-form';

it('keeps what was typed while sending', async () => {
  const clock = createManualClock();
  const { outbox } = createDevice({ clock, deliver: createServer(clock).deliver }).open();
  let answer = () => {};
  vi.spyOn(outbox, 'submit').mockReturnValue(
    new Promise((resolve) => {
      answer = () => resolve({ kind: 'delivered' });
    }),
  );
  const screen = await render(
    <OutboxProvider outbox={outbox}>
      <ContactForm id="contact" />
    </OutboxProvider>,
  );
  const message = screen.getByLabelText('Message');
  await screen.getByLabelText('Name').fill('Ada Obi');
  await screen.getByLabelText('Email').fill('ada@example.com');
  await message.fill('Please call me.');
  await screen.getByRole('button', { name: 'Send message' }).click();
  await expect.element(screen.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await message.fill('Please call me. After six.');
  answer();
  await expect.element(screen.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect.element(message).toHaveValue('Please call me. After six.');
});

it('what is too long stays whole, and the field says at once by how much', async () => {
  const clock = createManualClock();
  const { outbox } = createDevice({ clock, deliver: createServer(clock).deliver }).open();
  const submit = vi.spyOn(outbox, 'submit');
  const screen = await render(
    <OutboxProvider outbox={outbox}>
      <ContactForm id="contact" />
    </OutboxProvider>,
  );
  const message = screen.getByLabelText('Message');
  const pasted = 'x'.repeat(MESSAGE_MAX + 112);
  await screen.getByLabelText('Name').fill('Ada Obi');
  await screen.getByLabelText('Email').fill('ada@example.com');
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
