import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { OutboxProvider } from '../../hooks/use-outbox';
import { createOutbox } from '../../offline/outbox';
import { deviceEnv } from '../../remote/device-env';
import { useDiscards } from './use-discards';

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
  const discard = vi.fn(async () => ({ change: 'changed' as const, undo }));
  const loadSending = () => Promise.reject(new TypeError('This page sends nothing.'));
  const outbox = { ...createOutbox({ ...deviceEnv(), loadSending }), discard };
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
  const discard = async () => ({ change: 'changed' as const, undo: async () => undefined });
  const loadSending = () => Promise.reject(new TypeError('This page sends nothing.'));
  const outbox = { ...createOutbox({ ...deviceEnv(), loadSending }), discard };
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
