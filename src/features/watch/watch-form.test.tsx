import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { rememberVisitor } from '../../forms/use-remembered-visitor';
import { OutboxProvider } from '../../hooks/use-outbox';
import { emptyStorage } from '../../offline/doubles/storage';
import { silentOutbox } from '../../remote/doubles/silent-outbox';
import { WatchForm } from './watch-form';

beforeEach(emptyStorage);

it('is filled in for somebody whom the device remembers, and names the property it is about', async () => {
  rememberVisitor({ name: 'Ada Obi', email: 'ada@example.com', phone: null });
  const outbox = silentOutbox();
  const screen = await render(
    <MemoryRouter>
      <OutboxProvider outbox={outbox}>
        <WatchForm slug="bloom-towers" title="Bloom Towers" />
      </OutboxProvider>
    </MemoryRouter>,
  );
  await expect.element(screen.getByLabelText('Email address')).toHaveValue('ada@example.com');
  await screen.getByRole('button', { name: 'Tell me' }).click();
  await expect.poll(async () => (await outbox.readContents()).entries).toHaveLength(1);
  const [entry] = (await outbox.readContents()).entries;
  expect(entry).toMatchObject({
    submission: {
      table: 'property_watchers',
      email: 'ada@example.com',
      property_slug: 'bloom-towers',
    },
  });
});
