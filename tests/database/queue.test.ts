import { beforeEach, describe, expect, test } from 'vitest';
import { type EventColumns, type InboxTable, keyOf, type Member, openTeam } from './support/team';

const team = await openTeam();
beforeEach(team.clear);

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
/** A day by the calendar in Lagos. */
const lagosDay = (days: number) => inHours(days * 24 + 1).slice(0, 10);

type Queue = {
  counts: Record<string, number>;
  rows: {
    found_in: InboxTable;
    reason: string;
    since: string;
    promised_at: string;
    row: { id: string; known: { person: string } };
  }[];
};
async function queueOf(member: Member, args = ''): Promise<Queue> {
  const sql = `select public.queue(${args}) as queue`;
  const [answer] = await team.read<{ queue: Queue }>(member, sql);
  if (!answer) throw new Error('No answer');
  return answer.queue;
}
const shown = async (member: Member, args = '') =>
  (await queueOf(member, args)).rows.map(({ row, reason }) => [row.id, reason]);

let people = 0;
/** A row of somebody of whom there is no other. */
const arrived = (table: InboxTable, columns: EventColumns = {}) =>
  team.arrived(table, { email: `${people++}@example.com`, ...columns });
const arrivedBefore = (hours: number, columns: EventColumns = {}) => ({
  created_at: inHours(-hours),
  captured_at: inHours(-hours),
  ...columns,
});

describe.each<InboxTable>(['leads', 'contacts'])('of %s there waits', (table) => {
  const event = (id: string, columns: EventColumns) =>
    team.event('admin', { [keyOf(table)]: id, ...columns });

  test('what is new, until it is answered or has a day', async () => {
    const id = await arrived(table);
    await arrived(table, { deleted_at: inHours(0) });
    expect(await shown('admin')).toEqual([[id, 'new']]);
    await event(id, { kind: 'follow_up', follow_up_on: lagosDay(1) });
    expect(await shown('admin')).toEqual([]);
    await event(id, { kind: 'follow_up', follow_up_on: null });
    await event(id, { kind: 'call', outcome: 'no_answer' });
    expect(await shown('admin'), 'who was not reached').toEqual([[id, 'waiting']]);
    await event(id, { kind: 'status', status: 'contacted' });
    expect(await shown('admin')).toEqual([]);
  });

  test('a time that was asked for, until somebody confirms it or it has passed', async () => {
    const at = inHours(48);
    const id = await arrived(table, { kind: 'viewing', appointment_at: at, status: 'contacted' });
    await arrived(table, { kind: 'viewing', appointment_at: inHours(-4), status: 'contacted' });
    expect(await shown('admin')).toEqual([[id, 'asked']]);
    await event(id, { kind: 'confirmation', appointment_at: at });
    expect(await shown('admin')).toEqual([]);
    await event(id, { kind: 'appointment', appointment_at: inHours(72) });
    const [moved] = (await queueOf('admin')).rows;
    expect(moved).toMatchObject({ reason: 'asked' });
    // The clock begins anew with another time.
    expect(Date.parse(moved?.since ?? '')).toBeGreaterThan(Date.now() - HOUR_MS);
  });

  test('a next step of today or before, and the time at which to call back', async () => {
    const day = await arrived(table, { status: 'contacted', follow_up_on: lagosDay(-1) });
    const called = await arrived(table, { status: 'qualified' });
    await arrived(table, { status: 'contacted', follow_up_on: lagosDay(1) });
    const call_back_at = inHours(-0.2);
    await event(called, { kind: 'call', outcome: 'call_back', call_back_at });
    const { rows, counts } = await queueOf('admin');
    expect(rows.map(({ row }) => row.id)).toEqual([day, called]);
    expect(rows.map(({ reason }) => reason)).toEqual(['due', 'call_back']);
    expect(Date.parse(rows[0]?.since ?? '')).toBe(Date.parse(`${lagosDay(-1)}T08:00:00Z`));
    expect(Date.parse(rows[1]?.since ?? '')).toBe(Date.parse(call_back_at));
    expect(counts).toMatchObject({ all: 2, due: 2, new: 0 });
  });

  test('a row that was merged no more, but for a time or a next step of its own', async () => {
    const appointment_at = inHours(30);
    const main = await arrived(table, arrivedBefore(5, { appointment_at, status: 'contacted' }));
    const merged = async (columns: EventColumns) => {
      const id = await arrived(table, arrivedBefore(9, columns));
      await event(id, { kind: 'merge', merged_into: main });
      return id;
    };
    await merged({});
    await merged({ appointment_at });
    await merged({ ...arrivedBefore(900), follow_up_on: lagosDay(-32) });
    expect(await shown('admin')).toEqual([[main, 'asked']]);
    await event(main, { kind: 'confirmation', appointment_at });
    const asked = await merged({ appointment_at: inHours(20) });
    expect(await shown('admin', `'asked'`)).toEqual([[asked, 'asked']]);
    const due = await merged({ follow_up_on: lagosDay(-1) });
    expect((await queueOf('admin')).counts).toMatchObject({ all: 1, new: 0, asked: 1, due: 1 });
    const listed = `select id from public.search_${table}(due_by => '${lagosDay(0)}')`;
    expect(await team.read('admin', listed), 'in their list as well').toEqual([{ id: due }]);
    const again = await arrived(table, { appointment_at: inHours(25) });
    const byOneVisitor = (id: string, at: string) =>
      team.db.exec(`insert into private.lead_amendments (lead_id, secret_hash, captured_at)
        values ('${id}', '${table}', ${at})`);
    await byOneVisitor(asked, `now() - interval '1 hour'`);
    await byOneVisitor(again, `now()`);
    expect(await shown('admin', `'asked'`), 'its visitor changed it').toEqual([[again, 'asked']]);
    const withdrawn = await arrived(table, { status: 'contacted' });
    await byOneVisitor(withdrawn, `now() + interval '1 second'`);
    expect(await shown('admin'), 'and withdrew it').toEqual([[due, 'due']]);
    await event(withdrawn, { kind: 'deletion' });
    expect(await shown('admin', `'asked'`), 'which was deleted').toEqual([[again, 'asked']]);
    const first = await arrived(table);
    await byOneVisitor(first, `now() - interval '2 hours'`);
    expect(await shown('admin', `'new'`), 'it was changed').toEqual([]);
    for (const id of [again, asked]) await event(id, { kind: 'merge', merged_into: first });
    expect(await shown('admin', `'new'`), 'it stands for both').toEqual([[first, 'new']]);
  });
});

test('leads and contacts stand in one order: the oldest promise first', async () => {
  const fresh = await arrived('leads', arrivedBefore(1));
  const soon = await arrived('contacts', arrivedBefore(2, { appointment_at: inHours(5) }));
  const old = await arrived('contacts', arrivedBefore(100));
  const due = await arrived('leads', {
    status: 'contacted',
    follow_up_on: lagosDay(-9),
    ...arrivedBefore(300),
  });
  expect((await shown('admin')).map(([id]) => id)).toEqual([due, old, soon, fresh]);
  const { rows } = await queueOf('admin');
  const promised = rows.map(({ promised_at }) => Date.parse(promised_at));
  expect(promised).toEqual(promised.toSorted((one, other) => one - other));
  // Asked for less than a day ahead: it is answered before that.
  expect(promised[2]).toBeLessThan(Date.now() + 6 * HOUR_MS);
});

test('an enquiry is promised an answer within a working day, and the office is closed on Sundays', async () => {
  const promise = async (created_at: string) => {
    const id = await arrived('leads', { created_at, captured_at: created_at });
    const found = (await queueOf('admin')).rows.find(({ row }) => row.id === id);
    return new Date(found?.promised_at ?? '').toISOString();
  };
  expect(await promise('2026-11-20T10:00:00Z')).toBe('2026-11-21T10:00:00.000Z');
  expect(await promise('2026-11-21T10:00:00Z')).toBe('2026-11-23T10:00:00.000Z');
  // Nobody who wrote later is answered before.
  expect(await promise('2026-11-22T10:00:00Z')).toBe('2026-11-23T23:00:00.000Z');
  expect(await promise('2026-11-23T00:00:00Z')).toBe('2026-11-24T00:00:00.000Z');
});

test('each person waits once, with the row that has waited longest', async () => {
  const phone = { phone: '+2348031234567' };
  await arrived('leads', arrivedBefore(3, phone));
  const first = await arrived('contacts', arrivedBefore(30, phone));
  const asked = await arrived('leads', arrivedBefore(9, { ...phone, appointment_at: inHours(90) }));
  expect(await shown('admin')).toEqual([[first, 'new']]);
  expect((await queueOf('admin')).counts).toEqual({ all: 1, mine: 0, new: 1, asked: 1, due: 0 });
  expect(await shown('admin', `'asked'`), 'what is to be confirmed').toEqual([[asked, 'asked']]);
  const appointment_at = inHours(80);
  await team.event('admin', { lead_id: asked, kind: 'appointment', appointment_at });
  expect((await queueOf('admin')).counts).toMatchObject({ asked: 1 });
});

test('an agent sees who is theirs or nobody’s, and one person only by rows that they see', async () => {
  const mine = await arrived('leads', arrivedBefore(4, { assignee: team.ids.agent }));
  const free = await arrived('contacts', arrivedBefore(3));
  await arrived('contacts', arrivedBefore(9, { assignee: team.ids.colleague }));
  // Two rows that hang together by a colleague's alone.
  const [phone, email] = ['+2348030000001', 'two@example.com'];
  const first = await arrived('leads', arrivedBefore(2, { phone }));
  const second = await arrived('leads', arrivedBefore(1, { email }));
  const theirs = { assignee: team.ids.colleague, status: 'contacted' };
  await arrived('leads', { phone, email, ...theirs });
  expect((await shown('agent')).map(([id]) => id)).toEqual([mine, free, first, second]);
  expect(await shown('agent', `'mine'`)).toEqual([[mine, 'new']]);
  expect((await queueOf('agent')).counts).toMatchObject({ all: 4, mine: 1, new: 4 });
  expect((await queueOf('admin')).counts).toMatchObject({ all: 4 });
});

test('a row has what its sheet shows, and nothing of the database’s own', async () => {
  await arrived('leads', { notes: 'Three bedrooms' });
  const [entry] = (await queueOf('agent')).rows;
  expect(entry).toMatchObject({ found_in: 'leads', row: { notes: 'Three bedrooms', known: {} } });
  expect(entry?.row).not.toHaveProperty('deleted_at');
});

test('a page has as many people as asked for, a hundred at most; the counts are of all', async () => {
  await team.db.exec(`
    insert into public.leads (name, email, source)
      select 'Ada', n || '@example.org', 'viewing' from generate_series(1, 120) as n`);
  expect(await shown('admin')).toHaveLength(50);
  const { rows, counts } = await queueOf('admin', 'page_size => 1000');
  expect(rows).toHaveLength(100);
  expect(counts).toMatchObject({ all: 120, new: 120 });
  expect(await shown('admin', `'new', -1`)).toEqual([]);
  expect(await shown('admin', `'due'`)).toEqual([]);
});

test.each<Member>(['admin', 'agent'])(
  'the icon of %s counts as many as their queue',
  async (member) => {
    await arrived('leads', { assignee: team.ids.agent });
    await arrived('contacts', { assignee: team.ids.colleague });
    await arrived('contacts', { status: 'contacted', follow_up_on: lagosDay(0) });
    await arrived('leads', { email: 'ada@example.com' });
    await arrived('contacts', { email: 'ada@example.com' });
    // Only a colleague's row says that these two are one person.
    await arrived('leads', { email: 'bisi@example.com' });
    await arrived('contacts', { phone: '+2348030000002' });
    const link = { email: 'bisi@example.com', phone: '+2348030000002' };
    await arrived('leads', { ...link, assignee: team.ids.colleague });
    const sql = 'select public.count_new() as count';
    const [counted] = await team.read<{ count: number }>(member, sql);
    expect(counted?.count).toBe((await queueOf(member)).counts['all']);
    expect(counted?.count).toBe(5);
  },
);
