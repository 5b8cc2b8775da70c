import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingSample } from '../../offline/doubles/change-samples';
import { connectivityState } from '../../remote/connectivity';
import { clock, down, lead, opened, setUp } from '../doubles/list';
import { NO_FILTERS } from './filters';
import { PAGE_SIZE } from './load-page';
import type { ListedLead } from './row';

beforeEach(() => {
  vi.useFakeTimers();
  connectivityState.setState('online', true);
  vi.stubGlobal('navigator', { onLine: true });
});

it('replaces a row that is open without being listed, and brings back none that was closed', async () => {
  const { list, queries } = await opened(60);
  const key = list.row('000002').queryKey;
  list.replace('000002', lead(2, { status: 'contacted' }));
  expect(queries.getQueryData(key)).toBeUndefined();
  queries.setQueryData(key, lead(2, { status: 'converted' }));
  await list.reread('000002');
  expect(queries.getQueryData(key)).toMatchObject({ status: 'new' });
  list.replace('000002', lead(2, { status: 'qualified' }));
  expect(queries.getQueryData(key)).toMatchObject({ status: 'qualified' });
  list.replace('000002', null);
  expect(queries.getQueryData(key)).toBeNull();
});

it('knows which rows were deleted, and the names of those it had shown', async () => {
  const { list } = await opened(60);
  list.replace('000060', null);
  list.replace('000002', null);
  list.replace('000059', lead(59, { status: 'contacted' }));
  // Reported again, as after a look for the row.
  list.replace('000060', null);
  expect([...list.gone.getState()]).toEqual([
    ['000060', 'Ada Obi'],
    ['000002', ''],
  ]);
  list.forget('000060');
  expect(list.gone.getState().get('000060')).toBe('');
});

it('shows the newest page with one request, and the next one on demand', async () => {
  const { open, more, load, numbers, shown } = setUp(120);
  open(NO_FILTERS);
  expect(shown().kind).toBe('loading');
  await clock.settle();
  expect(numbers()).toEqual(down(120, 50));
  expect(load).toHaveBeenCalledTimes(1);
  await more();
  await more();
  expect(numbers()).toEqual(down(120, 120));
  expect(shown()).toMatchObject({ next: 'end' });
  await more();
  expect(load).toHaveBeenCalledTimes(3);
});

it('does not call the list complete while it still shows the rows of the previous filters', async () => {
  const { open, numbers, shown } = await opened(60);
  open({ ...NO_FILTERS, search: 'ada' });
  expect(numbers()).toEqual(down(60, 50));
  expect(shown()).toMatchObject({ next: 'more', isBusy: true, isPast: true });
});

it('does not request rows again that are already shown', async () => {
  const { open, load } = setUp(10);
  open(NO_FILTERS);
  open({ ...NO_FILTERS });
  await clock.settle();
  open(NO_FILTERS);
  expect(load).toHaveBeenCalledTimes(1);
});

it('shows the latest filters’ rows, whatever order the answers come in', async () => {
  const answers: ((rows: ListedLead[]) => void)[] = [];
  const { open, numbers } = setUp(0, {
    load: () => new Promise((resolve) => answers.push(resolve)),
  });
  open(NO_FILTERS);
  open({ ...NO_FILTERS, status: 'converted' });
  answers[1]?.([lead(7)]);
  await clock.settle();
  answers[0]?.([lead(1)]);
  await clock.settle();
  expect(numbers()).toEqual([7]);
});

it('refetches all loaded rows with one request', async () => {
  const { list, more, insert, load, numbers, shown } = await opened(130);
  await more();
  await more();
  insert(131);
  load.mockClear();
  await list.refresh();
  expect(load).toHaveBeenCalledTimes(1);
  expect(numbers()).toEqual(down(131, 131));
  expect(shown()).toMatchObject({ next: 'end' });
});

it('is not loaded by a refresh before it is opened', async () => {
  const { list, load } = setUp(2);
  await list.refresh();
  expect(load).not.toHaveBeenCalled();
});

it('shows no row twice when one comes in between two pages', async () => {
  const { more, insert, numbers } = await opened(100);
  insert(101);
  await more();
  expect(numbers()).toEqual(down(100, 100));
});

describe('without a network', () => {
  const copy = {
    rows: [lead(9), lead(8, { status: 'contacted' })],
    facts: { savedAt: 123, kept: 2, total: { rows: 9, at: 100 } },
  };

  it('shows the copy with its age, and says that it could not be read', async () => {
    const { list, open, goDark, shown, onFailed, writeCopy } = setUp(9, {
      readCopy: async () => copy,
    });
    goDark(true);
    open(NO_FILTERS);
    await clock.settle();
    expect(shown()).toMatchObject({ rows: copy.rows, copy: copy.facts });
    expect(onFailed).toHaveBeenCalledWith('Failed to load leads');
    expect(writeCopy).not.toHaveBeenCalled();
    goDark(false);
    await list.refresh();
    expect(shown()).toMatchObject({ kind: 'rows', copy: undefined });
  });

  it.each([
    ['a copy', copy],
    ['nothing', undefined],
  ])(
    'looks again by itself where it shows %s, and says nothing while there is no answer',
    async (_, kept) => {
      const { look, open, goDark, shown, onFailed } = setUp(2, { readCopy: async () => kept });
      goDark(true);
      open(NO_FILTERS);
      await clock.settle();
      const before = shown();
      await look();
      expect(shown()).toEqual(before);
      expect(onFailed).toHaveBeenCalledTimes(1);
      goDark(false);
      await look();
      expect(shown()).toMatchObject({ kind: 'rows', copy: undefined });
    },
  );

  // The network is lost before anything was loaded, or in between: then what was shown with other filters goes.
  it.each([setUp, opened])('filters the copy, by what waits here as well', async (begin) => {
    const value = { kind: 'known_as', body: 'Chief Okafor' } as const;
    const said = pendingSample({ row_id: lead(9).id, action: 'event', value });
    const env = { readCopy: async () => copy, readPending: async () => [said] };
    const { open, goDark, numbers } = await begin(60, env);
    goDark(true);
    for (const [filters, found] of [
      [{ status: 'contacted' }, [8]],
      [{ search: 'okafor' }, [9]],
      [{ status: 'qualified' }, []],
    ] as const) {
      open({ ...NO_FILTERS, ...filters });
      await clock.settle();
      expect(numbers()).toEqual(found);
    }
  });

  it('says so if there is no copy, and loads on a second try', async () => {
    const { list, open, goDark, shown, numbers } = setUp(2);
    goDark(true);
    open(NO_FILTERS);
    await clock.settle();
    expect(shown().kind).toBe('failed');
    goDark(false);
    await list.refresh();
    expect(numbers()).toEqual([2, 1]);
  });

  it('keeps the loaded rows when the next page fails', async () => {
    const { list, more, goDark, shown, numbers } = await opened(60);
    goDark(true);
    await more();
    expect(shown()).toMatchObject({ next: 'failed' });
    list.replace('000060', lead(60, { status: 'contacted' }));
    expect(shown(), 'a row that changed loads no page').toMatchObject({ next: 'failed' });
    goDark(false);
    await more();
    expect(numbers()).toEqual(down(60, 60));
  });

  it('shows the copy while a slow network responds', async () => {
    let answer: (rows: ListedLead[]) => void = () => {};
    const { open, numbers } = setUp(0, {
      readCopy: async () => copy,
      load: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    open(NO_FILTERS);
    await clock.advance(300);
    expect(numbers()).toBe('loading');
    await clock.advance(200);
    expect(numbers()).toEqual([9, 8]);
    answer([lead(10), lead(9)]);
    await clock.settle();
    expect(numbers()).toEqual([10, 9]);
  });
});

describe('rows that came in since', () => {
  it('are shown only on request', async () => {
    const { list, look, insert, numbers, shown } = await opened(3);
    insert(4);
    insert(5);
    await look();
    await look();
    expect(shown().newRows.map(({ id }) => Number(id))).toEqual([5, 4]);
    expect(numbers()).toEqual([3, 2, 1]);
    list.showNew(shown().newRows);
    expect(numbers()).toEqual([5, 4, 3, 2, 1]);
    expect(shown().newRows).toEqual([]);
  });

  it('leave no gap below them when there are many', async () => {
    const { list, shown, look, insert, numbers } = await opened(3);
    for (const n of down(70, 67).reverse()) insert(n);
    await look();
    list.showNew(shown().newRows);
    await clock.settle();
    expect(numbers()).toEqual(down(70, PAGE_SIZE));
  });

  it('are requested from slightly before the newest row', async () => {
    const { look, load } = await opened(1);
    await look();
    expect(load.mock.lastCall?.[0]).toMatchObject({ newerThan: '2026-01-01T00:00:50.000Z' });
  });
});

describe('a row that changed', () => {
  it('keeps its place', async () => {
    const { list, numbers, shown, writeCopy } = await opened(3);
    list.replace('000002', lead(2, { status: 'contacted' }));
    expect(numbers()).toEqual([3, 2, 1]);
    expect(shown()).toMatchObject({ rows: [{}, { status: 'contacted' }, {}] });
    list.replace('000003', null);
    expect(numbers()).toEqual([2, 1]);
    expect(writeCopy.mock.lastCall?.[0]).toHaveLength(2);
  });

  it('is refetched, and disappears if it was deleted', async () => {
    const { list, remove, numbers } = await opened(3);
    remove(2);
    await list.reread('000002');
    expect(numbers()).toEqual([3, 1]);
  });
});

it('copies the newest rows of the whole list to the device, but no search results', async () => {
  const { open, more, writeCopy } = await opened(300);
  for (let page = 0; page < 5; page++) await more();
  expect(writeCopy.mock.lastCall?.[0]).toHaveLength(200);
  writeCopy.mockClear();
  open({ ...NO_FILTERS, search: 'ada' });
  await clock.settle();
  expect(writeCopy).not.toHaveBeenCalled();
});
