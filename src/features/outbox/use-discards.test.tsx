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
