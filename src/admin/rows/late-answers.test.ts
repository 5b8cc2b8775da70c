import { beforeEach, expect, it, vi } from 'vitest';
import { connectivityState } from '../../remote/connectivity';
import { clock, down, lead, setUp } from '../doubles/list';
import { NO_FILTERS } from './filters';
import type { PageQuery } from './load-page';
import type { ListedLead } from './row';

beforeEach(() => {
  vi.useFakeTimers();
  connectivityState.setState('online', true);
  vi.stubGlobal('navigator', { onLine: true });
});

const ALL = down(120, 120).map((n) => lead(n));
const CHANGED = lead(119, { status: 'qualified', updated_at: '2030-01-01 00:00:00+00' });

/** A list of 120 leads whose database answers when told to, with what it had when it was asked. */
async function slowList() {
  const waiting: (() => void)[] = [];
  let late = false;
  const list = setUp(0, {
    load: ({ before, size }: PageQuery) => {
      const at = before ? ALL.findIndex(({ id }) => id === before.id) + 1 : 0;
      const rows: ListedLead[] = ALL.slice(at, at + size);
      return late
        ? new Promise((answer) => waiting.push(() => answer(rows)))
        : Promise.resolve(rows);
    },
    loadRow: async () => lead(119),
  });
  list.open(NO_FILTERS);
  await clock.settle();
  return {
    ...list,
    statusOf: (id: string) => list.shown().rows.find((row) => row.id === id)?.status,
    async answerLate(work: () => unknown, meanwhile: () => void) {
      late = true;
      void work();
      await clock.settle();
      meanwhile();
      for (const answer of waiting.splice(0)) answer();
      await clock.settle();
      late = false;
    },
  };
}

const asks: [string, (list: Awaited<ReturnType<typeof slowList>>) => unknown][] = [
  ['a further page', ({ more }) => more()],
  ['the whole list', ({ list }) => list.refresh()],
];

it.each(asks)(
  '%s that is late undoes no change, and brings back no deleted row',
  async (_, ask) => {
    const slow = await slowList();
    await slow.answerLate(
      () => ask(slow),
      () => {
        slow.list.replace('000119', CHANGED);
        slow.list.replace('000118', null);
      },
    );
    expect(slow.statusOf('000119')).toBe('qualified');
    expect(slow.numbers().slice(0, 3)).toEqual([120, 119, 117]);
  },
);

it('new rows that were shown while a further page was on its way stay', async () => {
  const slow = await slowList();
  await slow.answerLate(
    () => slow.more(),
    () => slow.list.showNew([lead(122), lead(121)]),
  );
  expect(slow.numbers()).toEqual(down(122, 102));
  // What begins again has what came in before.
  await slow.list.refresh();
  expect(slow.numbers()).toEqual(down(120, 120).slice(0, slow.numbers().length));
});

it('a single row that is read late undoes no change either', async () => {
  const slow = await slowList();
  const reading = slow.list.reread('000119');
  slow.list.replace('000119', CHANGED);
  await reading;
  expect(slow.statusOf('000119')).toBe('qualified');
});

it('while the answer to a refresh is awaited, changed rows stay as they are', async () => {
  const slow = await slowList();
  await slow.answerLate(
    () => slow.more(),
    () => {
      slow.list.replace('000119', CHANGED);
      void slow.list.refresh();
      expect(slow.statusOf('000119')).toBe('qualified');
    },
  );
});

it('a request that is given up for other filters undoes no change', async () => {
  const slow = await slowList();
  await slow.answerLate(
    () => slow.more(),
    () => {
      slow.list.replace('000119', CHANGED);
      slow.list.replace('000118', null);
      slow.open({ ...NO_FILTERS, search: 'ada' });
      slow.open(NO_FILTERS);
      expect(slow.statusOf('000119')).toBe('qualified');
      expect(slow.numbers().slice(0, 3)).toEqual([120, 119, 117]);
    },
  );
});

it('a late check for new rows offers no deleted one', async () => {
  const slow = await slowList();
  await slow.answerLate(
    () => slow.look(),
    () => slow.list.replace('000120', null),
  );
  expect(slow.shown().newRows).toEqual([]);
});
