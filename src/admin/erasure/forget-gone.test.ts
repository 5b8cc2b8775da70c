import { beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../lib/durations';
import { emptyStorage } from '../../offline/doubles/storage';
import { createStaffCopy } from '../../staff-copy/staff-copy';
import { createDatabase } from '../doubles/database';
import { forgetGone } from './missing';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const YESTERDAY = NOW - DAY_MS;

beforeEach(emptyStorage);

/** A device that was offline, and a database with these rows. */
async function device(there: string[], kept: Record<string, string[]>, savedAt = YESTERDAY) {
  const copy = createStaffCopy('ada', () => NOW);
  for (const [key, ids] of Object.entries(kept)) {
    await copy.write(key, { rows: ids.map((id) => ({ id })), fetchedAt: 1 }, savedAt);
  }
  const list = () => ({ replace: vi.fn() });
  const lists = { copy, leads: list(), contacts: list(), newsletter_subscribers: list() };
  const asked: string[] = [];
  const answers = {
    roles: [{ role: 'admin' }],
    answer: (ids: string[]): unknown =>
      there.filter((id) => ids.includes(id)).map((id) => ({ id })),
  };
  const database = createDatabase((address) => {
    const url = decodeURIComponent(address);
    if (url.includes('/user_roles')) return Response.json(answers.roles);
    asked.push(url);
    const ids = /in\.\((.*)\)/.exec(url)?.[1]?.split(',') ?? [];
    return Response.json(answers.answer(ids));
  });
  const drop = () => forgetGone({ database }, lists, new AbortController().signal, NOW);
  const idsOf = async (key: string) => {
    const stored = await copy.read(key);
    return (stored?.value as { rows: { id: string }[] } | undefined)?.rows.map(({ id }) => id);
  };
  return { answers, asked, copy, drop, idsOf, lists };
}

it.each([
  ['while it was away', YESTERDAY],
  ['before its clock was set back', NOW + DAY_MS],
])(
  'removes what was erased elsewhere %s, even from lists that are not open',
  async (_, savedAt) => {
    const kept = { leads: ['a', 'b'], contacts: ['c', 'd'], newsletter_subscribers: ['e'] };
    const all = { ...kept, 'open-leads': kept.leads };
    const { drop, idsOf, lists, copy } = await device(['a', 'c'], all, savedAt);
    await drop();
    expect(await idsOf('leads')).toEqual(['a']);
    expect(await idsOf('open-leads')).toEqual(['a']);
    expect(await idsOf('contacts')).toEqual(['c']);
    expect(await idsOf('newsletter_subscribers')).toEqual([]);
    expect(lists.leads.replace).toHaveBeenCalledExactlyOnceWith('b', null);
    expect((await copy.read('contacts'))?.savedAt, 'it gets no younger').toBe(savedAt);
  },
);

it('does not mistake hidden rows for deleted ones, for example while a second factor is due', async () => {
  const { answers, drop, idsOf, lists } = await device(['a'], { leads: ['a'] });
  answers.roles = [];
  answers.answer = () => [];
  await expect(drop()).rejects.toMatchObject({ kind: 'forbidden' });
  expect(await idsOf('leads')).toEqual(['a']);
  expect(lists.leads.replace).not.toHaveBeenCalled();
});

it('keeps notes that were typed on such rows: their author is shown them', async () => {
  const { drop, copy } = await device([], { leads: ['b'] });
  await copy.write('notes:b', { notes: 'Ring on Monday' });
  await drop();
  expect(await copy.read('notes:b')).toBeDefined();
});

it('requests only keys, a hundred at a time, and none of rows that were just loaded', async () => {
  const many = Array.from({ length: 150 }, (_, n) => `id-${n}`);
  const away = await device(many, { contacts: many });
  await away.drop();
  expect(away.asked).toHaveLength(2);
  for (const url of away.asked) expect(url).toContain('select=id&id=in.');
  const fresh = await device(many, { contacts: many }, NOW);
  await fresh.drop();
  expect(fresh.asked).toEqual([]);
});

it('removes nothing if something other than the database answers', async () => {
  const { answers, drop, idsOf } = await device([], { contacts: ['c'] });
  answers.answer = () => ({ page: 'of a hotspot' });
  await drop().catch(() => undefined);
  expect(await idsOf('contacts')).toEqual(['c']);
});

it('removes histories, and rows of the day, the queue and the appointments, that are nobody’s here any more, also if no list has them', async () => {
  const { drop, copy, idsOf } = await device(['mine', 'enquiry'], { day: ['enquiry', 'foreign'] });
  await copy.write('queue', { rows: [{ row: { id: 'mine' } }, { row: { id: 'b' } }] }, YESTERDAY);
  await copy.write('upcoming', [{ id: 'mine' }, { id: 'planned' }], YESTERDAY);
  const history = { events: [], others: [] };
  for (const id of ['mine', 'enquiry', 'foreign']) await copy.write(`history:${id}`, history);
  await drop();
  for (const id of ['mine', 'enquiry']) expect(await copy.read(`history:${id}`)).toBeDefined();
  expect(await copy.read('history:foreign')).toBeUndefined();
  expect(await idsOf('day')).toEqual(['enquiry']);
  expect(await copy.read('queue')).toMatchObject({ value: { rows: [{ row: { id: 'mine' } }] } });
  expect(await copy.read('upcoming')).toMatchObject({ value: [{ id: 'mine' }] });
});
