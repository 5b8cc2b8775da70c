import { beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../lib/durations';
import { changeSample } from '../../offline/doubles/change-samples';
import { emptyStorage } from '../../offline/doubles/storage';
import { createStaffCopy } from '../../staff-copy/staff-copy';
import type { Lists } from '../rows/lists';
import { erasedChannel, forgetRows, forgetShown } from './forget-rows';

beforeEach(emptyStorage);

function device() {
  const copy = createStaffCopy('ada');
  const list = () => ({ forget: vi.fn(), refresh: vi.fn(async () => undefined) });
  const queries = {
    invalidateQueries: vi.fn(),
    setQueriesData: vi.fn<(of: object, change: (held: object) => object) => void>(),
  };
  const lists = { copy, queries, leads: list(), contacts: list(), newsletter_subscribers: list() };
  const change = (seq: number, row_id: string) => changeSample(seq, { row_id });
  const sent = (seq: number, id: string) => ({ seq, id, state: { kind: 'delivered', at: 0 } });
  const outbox = {
    readContents: vi.fn(async () => ({
      changes: [change(1, 'gone'), change(2, 'stays'), { odd: true }],
      entries: [sent(3, 'gone'), sent(4, 'stays')],
    })),
    discard: vi.fn(async () => undefined),
  };
  const forget = () =>
    forgetRows(lists as unknown as Lists, outbox as unknown as Parameters<typeof forgetRows>[1], {
      leads: ['gone'],
      contacts: [],
    });
  return { copy, lists, outbox, forget };
}

it('removes erased rows from the lists and the offline copy, which keeps its age', async () => {
  const { copy, lists, forget } = device();
  const savedAt = Date.now() - DAY_MS;
  await copy.write('leads', { rows: [{ id: 'gone' }, { id: 'stays' }] }, savedAt);
  await forget();
  expect(await copy.read('leads')).toEqual({ value: { rows: [{ id: 'stays' }] }, savedAt });
  expect(lists.leads.forget).toHaveBeenCalledExactlyOnceWith('gone');
  expect(lists.leads.refresh).toHaveBeenCalled();
});

it.each([
  ['the open leads that are stored for offline searches', 'open-leads', { fetchedAt: 1 }],
  ['the day’s end', 'day', { of: '2026-11-21' }],
])('removes rows from %s', async (_, key, facts) => {
  const { copy, forget } = device();
  await copy.write(key, { ...facts, rows: [{ id: 'gone' }, { id: 'stays' }] });
  await forget();
  expect((await copy.read(key))?.value).toEqual({ ...facts, rows: [{ id: 'stays' }] });
});

it('removes them from the queue, on the device and on the screen', async () => {
  const { copy, lists, forget } = device();
  const rows = [{ row: { id: 'gone' } }, { row: { id: 'stays' } }];
  await copy.write('queue', { counts: {}, rows });
  await forget();
  expect((await copy.read('queue'))?.value).toEqual({ counts: {}, rows: rows.slice(1) });
  const [queue, upcoming, day] = lists.queries.setQueriesData.mock.calls.map(
    ([, without]) => without,
  );
  expect(queue?.({ rows })).toEqual({ rows: rows.slice(1) });
  const plan = [{ id: 'gone' }, { id: 'stays' }];
  expect(upcoming?.({ plan })).toEqual({ plan: plan.slice(1) });
  expect(day?.({ rows: plan })).toEqual({ rows: plan.slice(1) });
});

it('removes notes that were being typed, what was sent from here, and unsent changes, with them', async () => {
  const { copy, outbox, forget } = device();
  for (const key of ['notes:gone', 'notes:gone:2']) await copy.write(key, { notes: 'Ring Ada' });
  await copy.write('notes:stays', { notes: 'Ring Obi' });
  await forget();
  for (const key of ['notes:gone', 'notes:gone:2']) expect(await copy.read(key)).toBeUndefined();
  expect(await copy.read('notes:stays')).toBeDefined();
  expect(outbox.discard.mock.calls).toEqual([[3], [1]]);
});

it('makes other tabs drop them as well, so that none writes them into the copy again', async () => {
  const { lists, forget } = device();
  const { lists: others } = device();
  const here = vi.fn();
  const stop = erasedChannel.listen(here);
  const elsewhere = new BroadcastChannel('meridian-erased');
  const told = new Promise<string[]>((resolve) => {
    elsewhere.onmessage = ({ data }: MessageEvent<string[]>) => resolve(data);
  });
  await forget();
  forgetShown(others as unknown as Lists, await told);
  expect(others.leads.forget).toHaveBeenCalledExactlyOnceWith('gone');
  expect(others.leads.refresh).toHaveBeenCalled();

  // Messages arrive in order, so anything this tab had sent would have arrived before this one.
  elsewhere.postMessage(['later']);
  await vi.waitFor(() => expect(here).toHaveBeenCalledExactlyOnceWith(['later']));
  expect(lists.leads.forget).toHaveBeenCalledTimes(1);
  stop();
  elsewhere.close();
});
