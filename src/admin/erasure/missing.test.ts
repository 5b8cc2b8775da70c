import { beforeEach, expect, it } from 'vitest';
import { emptyStorage } from '../../offline/doubles/storage';
import { createStaffCopy } from '../../staff-copy/staff-copy';
import { createDatabase } from '../doubles/database';
import { lead } from '../doubles/list';
import { NO_FILTERS } from '../rows/filters';
import { forgetMissing } from './missing';

beforeEach(emptyStorage);

const WHOLE = { filters: NO_FILTERS, size: 50 };
const numbers = (value: unknown) =>
  (value as { rows: { id: string }[] }).rows.map(({ id }) => Number(id));

/** A database with these leads. */
function database(...there: number[]) {
  const asked: string[] = [];
  const database = createDatabase((url) => {
    if (url.includes('user_roles')) return Response.json([{ role: 'agent' }]);
    asked.push(new URL(url).searchParams.get('id') ?? '');
    return Response.json(there.map((n) => ({ id: lead(n).id })));
  });
  return { asked, database };
}

/** An agent's device, which keeps these leads and what is known of them. */
async function device(...kept: number[]) {
  const copy = createStaffCopy('ada');
  const rows = kept.map((n) => lead(n));
  for (const key of ['leads', 'open-leads', 'day', 'deleted']) await copy.write(key, { rows });
  await copy.write('upcoming', rows);
  for (const { id } of rows) await copy.write(`history:${id}`, { events: [], others: [] });
  const read = async (key: string) => (await copy.read(key))?.value;
  return { copy, read };
}

it('a lead that a whole answer lacks goes with its history and its appointment', async () => {
  const { copy, read } = await device(3, 2, 1);
  await forgetMissing(database(), copy, 'leads', WHOLE, [lead(3), lead(1)]);
  for (const key of ['leads', 'open-leads', 'day'])
    expect(numbers(await read(key))).toEqual([3, 1]);
  expect(numbers({ rows: await read('upcoming') })).toEqual([3, 1]);
  expect(await read(`history:${lead(2).id}`)).toBeUndefined();
  expect(await read(`history:${lead(1).id}`)).toBeDefined();
  expect(numbers(await read('deleted')), 'it may be restored').toEqual([3, 2, 1]);
});

it('a lead that is only in no list stays with its history: it was merged', async () => {
  const { copy, read } = await device(3, 2, 1);
  const found = database(2);
  await forgetMissing(found, copy, 'leads', WHOLE, [lead(3)]);
  expect(found.asked).toEqual([`in.(${lead(2).id},${lead(1).id})`]);
  expect(numbers(await read('leads'))).toEqual([3, 2]);
  expect(await read(`history:${lead(2).id}`)).toBeDefined();
  expect(await read(`history:${lead(1).id}`)).toBeUndefined();
});

it('what is older than a full page stays: the answer does not tell', async () => {
  const { copy, read } = await device(4, 3, 2, 1);
  await forgetMissing(database(), copy, 'leads', { ...WHOLE, size: 2 }, [lead(4), lead(2)]);
  expect(numbers(await read('open-leads'))).toEqual([4, 2, 1]);
});

it.each([
  ['a search', { filters: { ...NO_FILTERS, search: 'Ada' } }],
  ['a later page', { before: { id: 'x', at: '2026-01-01' } }],
  ['a check for new rows', { newerThan: '2026-01-01' }],
])('the answer to %s tells nothing of other rows', async (_, query) => {
  const { copy, read } = await device(2, 1);
  await forgetMissing(database(), copy, 'leads', { ...WHOLE, ...query }, []);
  expect(numbers(await read('open-leads'))).toEqual([2, 1]);
});
