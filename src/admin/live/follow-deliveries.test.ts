import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Change } from '../../domain/change';
import { changeSample, note, setTo } from '../../offline/doubles/change-samples';
import { clock, lead, opened } from '../doubles/list';
import { someLead } from '../doubles/rows';
import { QUEUE } from '../queries';
import { type Queue, stillWaiting } from '../queue/entries';
import type { Lists } from '../rows/lists';
import { STATISTICS } from '../statistics/statistics';
import { createFollowDeliveries, keepDelivered } from './follow-deliveries';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});

const ID = '000002';
const saved = lead(2, { status: 'contacted', updated_at: '2026-11-21 10:00:00+00' });
const overtaken = lead(2, { status: 'qualified', updated_at: '2026-11-21 10:00:00+00' });

const waiting = (change: Partial<Change>) => changeSample(1, change);
const delivered = (change: Partial<Change>) =>
  changeSample(1, change, { kind: 'delivered', at: 0 });

/** A tab that shows three leads, of which another tab changes the second. */
async function tab(stored = saved) {
  const loadRow = vi.fn(async (): Promise<typeof saved | null> => {
    await clock.settle();
    return stored;
  });
  const { list, numbers, insert, load } = await opened(3, { loadRow });
  const onDelivered = vi.fn();
  const follow = createFollowDeliveries({ leads: list } as unknown as Lists, onDelivered);
  follow([]);
  return {
    list,
    numbers,
    insert,
    load,
    loadRow,
    onDelivered,
    follow: (record: object) => follow([record]),
  };
}

it('keeps showing what another tab has delivered, until it has read the row', async () => {
  const { list, loadRow, follow, onDelivered } = await tab();
  follow(waiting({ row_id: ID, ...setTo('contacted') }));
  follow(delivered({ row_id: ID, ...setTo('contacted') }));
  expect(list.find(ID)).toMatchObject({ status: 'contacted', updated_at: lead(2).updated_at });
  follow(delivered({ row_id: ID, ...setTo('contacted') }));
  await clock.settle();
  await clock.settle();
  expect(list.find(ID)).toEqual(saved);
  follow(delivered({ row_id: ID, ...setTo('contacted') }));
  expect(loadRow).toHaveBeenCalledOnce();
  expect(onDelivered).toHaveBeenCalledOnce();
});

it('shows the winner once an event was overtaken', async () => {
  const { list, follow } = await tab(overtaken);
  follow(waiting({ row_id: ID, ...setTo('contacted') }));
  follow(delivered({ row_id: ID, ...setTo('contacted') }));
  await clock.settle();
  await clock.settle();
  expect(list.find(ID)).toEqual(overtaken);
});

it('passes on a note with its words, which the stub lacks', async () => {
  const { follow, onDelivered } = await tab();
  follow(waiting({ row_id: ID, ...note('Called') }));
  follow(delivered({ row_id: ID, ...note('') }));
  expect(onDelivered).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      id: 'id-1',
      change: expect.objectContaining({ value: { kind: 'note', body: 'Called' } }),
    }),
  );
});

it('drops a row on which an event was refused because it is no longer there, once', async () => {
  const { numbers, loadRow, follow } = await tab();
  loadRow.mockResolvedValue(null);
  const state = { kind: 'parked', why: 'It was erased.', code: '42501', at: 0 } as const;
  const refused = changeSample(1, { row_id: ID, ...note('Called') }, state);
  follow(refused);
  follow(refused);
  await clock.settle();
  expect(numbers()).toEqual([3, 1]);
  expect(loadRow).toHaveBeenCalledOnce();
});

it('reads a row that was changed while the tab was frozen, again if that failed', async () => {
  const { list, loadRow, follow } = await tab();
  loadRow.mockRejectedValueOnce(new Error('no network'));
  const change = delivered({ row_id: ID, ...note('') });
  follow(change);
  await clock.settle();
  expect(list.find(ID)).toEqual(lead(2));
  follow(change);
  await clock.settle();
  await clock.settle();
  expect(list.find(ID)).toEqual(saved);
});

it('removes a row that another tab has deleted, and shows it again once it is restored', async () => {
  const { numbers, follow } = await tab();
  follow(delivered({ row_id: ID, action: 'event', value: { kind: 'deletion' } }));
  expect(numbers()).toEqual([3, 1]);
  const restored = changeSample(
    2,
    { row_id: ID, action: 'event', value: { kind: 'restoration' } },
    { kind: 'delivered', at: 0 },
  );
  follow(restored);
  await clock.settle();
  await clock.settle();
  expect(numbers()).toEqual([3, 2, 1]);
});

it('lists a row that was taken out of another, which the database had left out', async () => {
  const { numbers, insert, load, follow } = await tab();
  const apart = { kind: 'merge', merged_into: null } as const;
  const change: Partial<Change> = { row_id: '000004', action: 'event', value: apart };
  follow(waiting(change));
  insert(4);
  follow(delivered(change));
  await clock.settle();
  expect(numbers()).toEqual([4, 3, 2, 1]);
  follow(delivered(change));
  await clock.settle();
  expect(load, 'once').toHaveBeenCalledTimes(2);
});

it('requests nothing for rows that it does not show, or that were delivered before it was opened', async () => {
  const { list, loadRow, follow } = await tab();
  follow(delivered({ row_id: 'elsewhere' }));
  const later = createFollowDeliveries({ leads: list } as unknown as Lists);
  later([delivered({ row_id: ID })]);
  later([delivered({ row_id: ID })]);
  expect(loadRow).not.toHaveBeenCalled();
});

it('reads the row again if somebody else was quicker', async () => {
  const { loadRow, follow } = await tab();
  const state = { kind: 'parked', why: 'This was moved.', isConflict: true, at: 0 } as const;
  follow(changeSample(1, { row_id: ID }, state));
  expect(loadRow).toHaveBeenCalledOnce();
});

it('whoever was answered does not come back between the delivery and the next count', () => {
  const queries = new QueryClient();
  const row = someLead();
  const wait = { found_in: 'leads', reason: 'new', since: '', promised_at: '' } as const;
  const key = [STATISTICS, QUEUE, ''];
  queries.setQueryData(key, { counts: {}, rows: [{ ...wait, row }] });
  const waiting = () =>
    stillWaiting(queries.getQueryData<Queue>(key)?.rows ?? [], [], Date.now()).length;
  expect(waiting()).toBe(1);
  const names = ['leads', 'open-leads', 'day'];
  const kept = new Map(names.map((name) => [name, { rows: [row, lead(3)] } as unknown]));
  const change = async (name: string, next: (value: unknown) => unknown) =>
    kept.set(name, next(kept.get(name))).size > 0;
  keepDelivered(
    queries,
    { change },
    changeSample(1, { row_id: row.id, ...setTo('contacted') }).change,
  );
  expect(waiting()).toBe(0);
  for (const name of names) {
    expect(kept.get(name), `${name}, which nobody has opened`).toMatchObject({
      rows: [{ status: 'contacted' }, { status: 'new' }],
    });
  }
});
