import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { typedViewing } from '../../domain/doubles/viewing';
import { applyRules, type Submission } from '../../domain/submission';
import { viewingLead } from '../../domain/viewing';
import { storedText } from '../../forms/form-fields';
import { OutboxProvider } from '../../hooks/use-outbox';
import { contact } from '../../offline/doubles/samples';
import { emptyStorage } from '../../offline/doubles/storage';
import type { Entry } from '../../offline/entry';
import { createOutbox } from '../../offline/outbox';
import { createSending } from '../../offline/sending';
import { deviceEnv } from '../../remote/device-env';
import { silentOutbox } from '../../remote/doubles/silent-outbox';
import { useDiscards } from './unsent-list';

const isCleared = async () => false;

function List() {
  const { rows, discard } = useDiscards<{ seq: number }>([]);
  return (
    <>
      <button type="button" onClick={() => void discard({ seq: 1 })}>
        Discard
      </button>
      {rows.map(({ seq, undo }) => (
        <button key={seq} type="button" onClick={() => void undo?.()}>
          Undo
        </button>
      ))}
    </>
  );
}

it('a slow undo does not remove an item that was discarded again in the meantime', async () => {
  const undone: (() => void)[] = [];
  const undo = () => new Promise<void>((resolve) => undone.push(resolve));
  const discard = vi.fn(async (..._: unknown[]) => ({
    change: 'changed' as const,
    undo,
    isCleared,
  }));
  const outbox = { ...silentOutbox(), discard };
  const screen = await render(
    <OutboxProvider outbox={outbox}>
      <List />
    </OutboxProvider>,
  );
  await screen.getByRole('button', { name: 'Discard' }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await screen.getByRole('button', { name: 'Discard' }).click();
  await vi.waitFor(() => expect(discard).toHaveBeenCalledTimes(2));
  for (const resolve of undone) resolve();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await vi.waitFor(() => expect(undone).toHaveLength(2));
});

function Cards({ items }: { items: { seq: number }[] }) {
  const { rows, discard } = useDiscards(items);
  return rows.map(({ seq, item, undo, isBack }) => (
    <button key={seq} type="button" onClick={() => void (undo ? undo() : discard(item))}>
      {undo ? 'Undo' : isBack ? 'Restored' : 'Discard'}
    </button>
  ));
}

it('an item counts as restored once, not whenever it is shown again', async () => {
  const undo = async () => undefined;
  const discard = async () => ({ change: 'changed' as const, undo, isCleared });
  const outbox = { ...silentOutbox(), discard };
  const cards = (items: { seq: number }[]) => (
    <OutboxProvider outbox={outbox}>
      <Cards items={items} />
    </OutboxProvider>
  );
  const screen = await render(cards([{ seq: 1 }]));
  await screen.getByRole('button', { name: 'Discard' }).click();
  await screen.rerender(cards([]));
  await screen.getByRole('button', { name: 'Undo' }).click();
  await screen.rerender(cards([{ seq: 1 }]));
  await expect.element(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
});

function Named({ items }: { items: Entry[] }) {
  const { rows, discard } = useDiscards(items);
  return (
    <>
      <button type="button" onClick={() => items.map(discard)}>
        Discard all
      </button>
      {rows.map(({ seq, item, undo }) => (
        <p key={seq}>{undo && 'submission' in item && storedText(item.submission, 'name')}</p>
      ))}
    </>
  );
}

it('after a sign-out in any tab nobody who was discarded is named any more, and a visitor’s own entry stays', async () => {
  emptyStorage();
  const { keep, ...outbox } = createOutbox({
    ...deviceEnv(),
    loadSending: async () => (parts) =>
      createSending({ ...parts, deliver: () => Promise.reject(new TypeError('No network.')) }),
  });
  for (const submission of [viewingLead({ ...typedViewing, name: 'Bisi Cole' }), contact()]) {
    const checked = applyRules<Submission>(submission);
    if ('errors' in checked) throw new Error(JSON.stringify(checked.errors));
    await keep(checked.data);
  }
  const { entries } = await outbox.readContents();
  const list = (items: Entry[]) => (
    <OutboxProvider outbox={{ ...outbox, keep }}>
      <Named items={items} />
    </OutboxProvider>
  );
  const screen = await render(list(entries));
  await screen.getByRole('button', { name: 'Discard all' }).click();
  await screen.rerender(list([]));
  await expect.element(screen.getByText('Bisi Cole')).toBeVisible();
  await outbox.forgetViewings();
  await expect.element(screen.getByText('Bisi Cole')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Ada Obi')).toBeVisible();
});
