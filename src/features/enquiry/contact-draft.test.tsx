import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { OutboxProvider } from '../../hooks/use-outbox';
import { silentOutbox } from '../../remote/doubles/silent-outbox';
import { ContactForm } from './contact-form';

beforeEach(() => localStorage.clear());

const words = () => Object.values(localStorage).filter((text) => `${text}`.includes('Half a'));

it('what was typed first stays where a closing page leaves it, until it is stored with the entries', async () => {
  const mayStore = Promise.withResolvers<void>();
  const outbox = silentOutbox();
  const writes: Promise<unknown>[] = [];
  const write: typeof outbox.write = (work) => {
    const written = mayStore.promise.then(() => outbox.write(work));
    writes.push(written);
    return written;
  };
  const screen = await render(
    <OutboxProvider outbox={{ ...outbox, write }}>
      <ContactForm id="draft-test" />
    </OutboxProvider>,
  );
  await screen.getByLabelText('Message').fill('Half a thought');
  await expect.poll(() => writes.length).toBeGreaterThan(0);
  expect(words()).toHaveLength(1);
  mayStore.resolve();
  await Promise.all(writes);
  await expect.poll(words).toEqual([]);
});
