import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { OutboxProvider } from '../../hooks/use-outbox';
import { captured, type LiveEntry } from '../../offline/entry';
import { silentOutbox } from '../../remote/doubles/silent-outbox';
import { Waiting } from './outbox-view';

const ada = { table: 'newsletter_subscribers', email: 'ada@example.com', name: 'Ada Obi' } as const;
const entry: LiveEntry = { seq: 1, ...captured(crypto.randomUUID(), ada, 0) };

const outbox = silentOutbox();

const list = (entries: LiveEntry[], sendAgain: ReactNode = null, at = outbox) => (
  <OutboxProvider outbox={at}>
    <Waiting entries={entries} sendAgain={sendAgain} />
  </OutboxProvider>
);

it('sends all with the primary button, unless “Send everything again” is the primary one', async () => {
  const two = [entry, { ...entry, seq: 2, id: crypto.randomUUID() }];
  const screen = await render(list(two));
  const sendAll = screen.getByRole('button', { name: 'Send all now' });
  await expect.element(sendAll).toHaveClass('button-primary');

  await screen.rerender(list(two, 'Send everything again'));
  await expect.element(sendAll).toHaveClass('button-line');
});

it('moves keyboard focus to the entry that was restored or edited', async () => {
  const discard = async () => ({
    change: 'changed' as const,
    undo: async () => undefined,
    isCleared: async () => false,
  });
  const at = { ...outbox, discard };
  const screen = await render(list([entry], null, at));
  const button = (name: string) => screen.getByRole('button', { name });

  await button('Discard').click();
  await screen.rerender(list([], null, at));
  await expect.element(button('Undo')).toHaveFocus();
  await button('Undo').click();
  await screen.rerender(list([entry], null, at));
  await expect.element(button('Discard')).toHaveFocus();

  await button('Edit').click();
  await button('Cancel').click();
  await vi.waitFor(() => expect(button('Cancel').query()).toBeNull());
  await expect.element(button('Edit')).toHaveFocus();
});

it('what was cleared from the day’s list is shown without its name, and opens only if it was refused', async () => {
  const cleared: LiveEntry = { ...entry, isCleared: true };
  const screen = await render(list([cleared]));
  await expect.element(screen.getByText('Cleared from the list')).toBeVisible();
  expect(screen.getByText(/Ada|ada@/).query()).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit' }).query()).toBeNull();

  await screen.rerender(list([{ ...cleared, state: { kind: 'parked', why: 'Too long.', at: 0 } }]));
  await expect.element(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
});

it.each<LiveEntry['state']>([entry.state, { kind: 'parked', why: 'Too long.', at: 0 }])(
  'an entry that is being edited closes once the day’s list is cleared in another tab: $kind',
  async (state) => {
    const screen = await render(list([{ ...entry, state }]));
    await screen.getByRole('button', { name: 'Edit' }).click();
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Ada Obi');
    await screen.rerender(list([{ ...entry, state, isCleared: true }]));
    await expect.element(screen.getByText('Cleared from the list')).toBeVisible();
    expect(screen.getByLabelText('Name').query()).toBeNull();
  },
);
