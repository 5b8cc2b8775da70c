import { expect, it, vi } from 'vitest';
import { someLead } from '../doubles/rows';
import { NO_FILTERS } from '../rows/filters';
import type { PageQuery } from '../rows/load-page';
import type { ListedLead } from '../rows/row';
import { collect } from './collect';
import { leadColumns } from './columns';

/** A table of leads that returns at most `most` at once. */
function table(count: number, most: number) {
  const rows = Array.from({ length: count }, (_, n) =>
    someLead({ id: `id-${n}`, name: `Lead ${n}` }),
  );
  return vi.fn(async ({ before, size }: PageQuery) => {
    const at = before ? rows.findIndex(({ id }) => id === before.id) + 1 : 0;
    return rows.slice(at, at + Math.min(size, most));
  });
}

const run = (
  load: (query: PageQuery) => Promise<ListedLead[]>,
  signal = new AbortController().signal,
) => {
  const onProgress = vi.fn();
  const filters = { ...NO_FILTERS, status: 'new' };
  return { onProgress, done: collect({ load, columns: leadColumns, filters, onProgress }, signal) };
};

it('contains every row once, and starts as Excel needs it', async () => {
  const load = table(2500, 1000);
  const { done, onProgress } = run(load);
  const content = await done;
  expect(onProgress.mock.calls.flat()).toEqual([1000, 2000, 2500]);
  expect([...new Uint8Array(await content.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = (await content.text()).trim().split('\r\n');
  // Columns added since the first release are between these.
  expect(lines[0]).toMatch(
    /^Received \(Lagos\),Name,E-mail,Phone,Property,.*Property slug,Status,Source,Notes,Changed \(Lagos\)$/,
  );
  expect(lines[1]).toMatch(
    /^2026-11-21 10:00,Lead 0,ada@example\.com,"'\+2348031234567",Bloom Towers,.*bloom-towers,New,WhatsApp,,2026-11-21 10:00$/,
  );
  expect(new Set(lines.slice(1).map((line) => line.split(',')[1])).size).toBe(2500);
  expect(load.mock.calls.every(([{ filters }]) => filters.status === 'new')).toBe(true);
});

it('contains every row even if the database returns fewer at once', async () => {
  const { done, onProgress } = run(table(130, 50));
  await done;
  expect(onProgress).toHaveBeenLastCalledWith(130);
});

it('stops when it is cancelled', async () => {
  const cancel = new AbortController();
  const load = table(5000, 1000);
  const { done, onProgress } = run(load, cancel.signal);
  onProgress.mockImplementation((rows: number) => rows === 2000 && cancel.abort());
  await expect(done).rejects.toThrow('aborted');
  expect(load).toHaveBeenCalledTimes(3);
});
