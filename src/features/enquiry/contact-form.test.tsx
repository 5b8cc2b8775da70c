import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { OutboxProvider } from '../../hooks/use-outbox';
import { createManualClock } from '../../offline/doubles/clock';
import { createDevice } from '../../offline/doubles/device';
import { createServer } from '../../offline/doubles/server';
import { ContactForm } from './contact-form';

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
