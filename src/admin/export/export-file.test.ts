import { expect, it, vi } from 'vitest';
import { createDatabase } from '../doubles/database';
import { someLead } from '../doubles/rows';
import { NO_FILTERS } from '../rows/filters';
import { leads } from '../rows/table';
import { collect } from './export-file';

const TEAM = [{ user_id: 'obi', email: 'obi@example.com', role: 'agent' }];

/** A table of leads that returns at most `most` at once. */
function table(count: number, most: number) {
  const rows = Array.from({ length: count }, (_, n) =>
    someLead({ id: `id-${n}`, name: `Lead ${n}` }),
  );
  return vi.fn(({ before_id, page_size }: { before_id?: string; page_size: number }) => {
    const at = before_id ? rows.findIndex(({ id }) => id === before_id) + 1 : 0;
    return rows.slice(at, at + Math.min(page_size, most));
  });
}

function run(load: ReturnType<typeof table>, signal = new AbortController().signal) {
  const database = createDatabase((url, { body }) => {
    if (url.includes('list_staff')) return Response.json(TEAM);
    if (url.includes('user_roles')) return Response.json([{ role: 'admin' }]);
    return Response.json(load(JSON.parse(String(body))));
  });
  const onProgress = vi.fn();
  const filters = { ...NO_FILTERS, status: 'new' };
  const done = collect({ database }, { table: leads, filters }, onProgress, signal);
  return { onProgress, done };
}

it('contains every row once, and starts as Excel needs it', async () => {
  const load = table(2500, 1000);
  const { done, onProgress } = run(load);
  const content = await done;
  expect(onProgress.mock.calls.flat()).toEqual([1000, 2000, 2500]);
  expect([...new Uint8Array(await content.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = (await content.text()).trim().split('\r\n');
  // Others are between these.
  expect(lines[0]).toMatch(
    /^Received \(Lagos\),Name,Email,Phone,Property,.*Property slug,.*Source,Status,.*Notes,Changed \(Lagos\)$/,
  );
  expect(lines[1]).toMatch(
    /^2026-11-21 10:00,Lead 0,ada@example\.com,"'\+2348031234567",Bloom Towers,.*bloom-towers,.*WhatsApp,New,.*,2026-11-21 10:00$/,
  );
  expect(new Set(lines.slice(1).map((line) => line.split(',')[1])).size).toBe(2500);
  for (const [query] of load.mock.calls)
    expect(query).toMatchObject({ status: 'new', with_merged: true });
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
  expect(load).toHaveBeenCalledTimes(2);
});

it('an export fails as a whole if it can’t name the owners', async () => {
  const load = vi.fn();
  const database = createDatabase((url) =>
    url.includes('list_staff') ? Response.json({}, { status: 403 }) : load(),
  );
  const { signal } = new AbortController();
  const done = collect({ database }, { table: leads, filters: NO_FILTERS }, vi.fn(), signal);
  await expect(done).rejects.toThrow();
  expect(load).not.toHaveBeenCalled();
});
