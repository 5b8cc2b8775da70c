import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { entryOf, submitted } from './support/door';
import { ago, type EventColumns, keyOf, openTeam } from './support/team';

const team = await openTeam();

const TABLES = ['leads', 'contacts'] as const;

const STATUS = (status: string): EventColumns => ({ kind: 'status', status });
/** Their id is not known yet. */
const TO_COLLEAGUE: EventColumns = { kind: 'assignment', assignee: 'colleague' };

describe.each(TABLES)('an event on one of the %s', (table) => {
  const key = keyOf(table);

  test('is the change: who, when captured and when stored, in one transaction', async () => {
    const id = await team.arrived(table);
    const event = randomUUID();
    const columns = { id: event, [key]: id, kind: 'status', status: 'contacted' };
    expect(await team.event('agent', { ...columns, captured_at: ago(30) })).toBe('ok');
    expect(await team.row(table, id)).toMatchObject({ status: 'contacted' });
    const stored = await team.row('lead_events', event);
    expect(stored).toMatchObject({ by: team.ids.agent, applied: true });
    expect(Number(stored['created_at']) - Number(stored['captured_at'])).toBeGreaterThan(
      29 * 60_000,
    );
  });

  test('that arrives twice is one, and changes nothing the second time', async () => {
    const id = await team.arrived(table);
    const columns = { id: randomUUID(), [key]: id, kind: 'status', status: 'contacted' };
    await team.event('agent', columns);
    await team.event('admin', { [key]: id, kind: 'status', status: 'qualified' });
    expect(await team.event('agent', columns)).toBe('23505');
    expect(await team.row(table, id)).toMatchObject({ status: 'qualified' });
    expect(await team.history(id)).toHaveLength(2);
  });

  test('that is replayed after the row went to a colleague is still known', async () => {
    const id = await team.arrived(table);
    const assignee = team.ids.colleague;
    const columns = { id: randomUUID(), [key]: id, kind: 'assignment', assignee };
    expect(await team.event('agent', columns)).toBe('ok');
    expect(await team.event('agent', columns)).toBe('23505');
  });

  test('captured earlier than what is there is kept, and overtaken', async () => {
    const id = await team.arrived(table);
    await team.event('admin', { [key]: id, ...STATUS('qualified'), captured_at: ago(5) });
    await team.event('agent', { [key]: id, ...STATUS('contacted'), captured_at: ago(9) });
    expect(await team.row(table, id)).toMatchObject({ status: 'qualified' });
    expect(await team.history(id)).toMatchObject([
      { status: 'contacted', applied: false },
      { status: 'qualified', applied: true },
    ]);
  });

  test('never conflicts with one about another column, in any order', async () => {
    const id = await team.arrived(table);
    const friday = ago(-3 * 1440).slice(0, 10);
    for (const event of [
      { kind: 'status', status: 'qualified', captured_at: ago(1) },
      { kind: 'assignment', assignee: team.ids.agent, captured_at: ago(60) },
      { kind: 'follow_up', follow_up_on: friday, captured_at: ago(30) },
      { kind: 'note', body: 'Wants two rooms', captured_at: ago(90) },
    ]) {
      expect(await team.event('agent', { [key]: id, ...event })).toBe('ok');
    }
    expect(await team.row(table, id)).toMatchObject({
      status: 'qualified',
      assignee: team.ids.agent,
      follow_up_on: new Date(`${friday}T00:00:00`),
    });
    expect((await team.history(id)).every(({ applied }) => applied)).toBe(true);
  });

  test('from a clock that is ahead counts from its arrival', async () => {
    const id = await team.arrived(table);
    await team.event('agent', { [key]: id, ...STATUS('contacted'), captured_at: ago(-600) });
    await team.event('admin', { [key]: id, kind: 'status', status: 'qualified' });
    expect(await team.row(table, id)).toMatchObject({ status: 'qualified' });
  });

  test('of a call sets the next step: call back on that day in Lagos', async () => {
    const id = await team.arrived(table);
    const tomorrow = `${ago(-1440).slice(0, 10)}T23:30:00Z`;
    await team.event('agent', {
      [key]: id,
      kind: 'call',
      outcome: 'call_back',
      call_back_at: tomorrow,
    });
    const { rows } = await team.db.query<{ day: string }>(
      `select follow_up_on::text as day from public.${table} where id = $1`,
      [id],
    );
    expect(rows[0]?.day).toBe(
      new Date(Date.parse(tomorrow) + 3_600_000).toISOString().slice(0, 10),
    );
  });

  test.each<[string, EventColumns]>([
    ['kind', { kind: 'gossip' }],
    ['body', { kind: 'note' }],
    ['body', { kind: 'note', body: ' \u00a0' }],
    ['body', { kind: 'note', body: 'x'.repeat(5001) }],
    ['body', { kind: 'note', body: 'A\u001b[31m' }],
    ['outcome', { kind: 'call', outcome: 'great' }],
    ['outcome', { kind: 'note', body: 'x', outcome: 'reached' }],
    ['call_back_at', { kind: 'call', outcome: 'reached', call_back_at: ago(-60) }],
    ['call_back_at', { kind: 'call', outcome: 'call_back', call_back_at: '1900-01-01T00:00:00Z' }],
    ['status', { kind: 'status' }],
    ['status', { kind: 'note', body: 'x', status: 'new' }],
    ['follow_up_on', { kind: 'follow_up', follow_up_on: '1900-01-01' }],
    ['follow_up_on', { kind: 'follow_up', follow_up_on: '2099-01-01' }],
    ['appointment_at', { kind: 'appointment', appointment_at: '1900-01-01T00:00:00Z' }],
    ['appointment_at', { kind: 'note', body: 'x', appointment_at: ago(-60) }],
    [
      'lead_id',
      { kind: 'note', body: 'x', [key === 'lead_id' ? 'contact_id' : 'lead_id']: 'other' },
    ],
  ])('with a wrong %s is refused by its name: %j', async (column, columns) => {
    const id = await team.arrived(table);
    const other = await team.arrived(table === 'leads' ? 'contacts' : 'leads');
    const values = Object.entries({ [key]: id, ...columns }).map(([name, value]) => [
      name,
      value === 'other' ? other : value,
    ]);
    const before = await team.row(table, id);
    const sent = team.kept('agent', (tx) =>
      tx.query(
        `insert into public.lead_events (${values.map(([name]) => name).join(', ')})
          values (${values.map((_, n) => `$${n + 1}`).join(', ')})`,
        values.map(([, value]) => value),
      ),
    );
    await expect(sent).rejects.toMatchObject({
      code: '23514',
      constraint: expect.stringMatching(new RegExp(`^lead_events_${column}_`)),
    });
    expect(await team.row(table, id)).toEqual(before);
    expect(await team.history(id)).toEqual([]);
  });

  test('assigns nobody who has no role', async () => {
    const id = await team.arrived(table);
    for (const assignee of [team.ids.user, randomUUID()]) {
      expect(await team.event('admin', { [key]: id, kind: 'assignment', assignee })).toBe('PT422');
    }
    expect(await team.row(table, id)).toMatchObject({ assignee: null });
  });

  test('by an agent takes nothing back that an administrator may', async () => {
    const id = await team.arrived(table);
    const status = (member: 'agent' | 'admin', value: string) =>
      team.event(member, { [key]: id, kind: 'status', status: value });
    expect(await status('agent', 'contacted')).toBe('ok');
    expect(await status('agent', 'new')).toBe('PT422');
    expect(await status('agent', 'converted')).toBe('ok');
    expect(await status('agent', 'qualified')).toBe('PT422');
    expect(await team.row(table, id)).toMatchObject({ status: 'converted' });
    expect(await status('admin', 'new')).toBe('ok');
    expect(await team.row(table, id)).toMatchObject({ status: 'new' });
  });

  test.each<[string, EventColumns[], string]>([
    ['a status that takes back the one before it', [STATUS('contacted'), STATUS('new')], 'PT422'],
    ['a conversion that is taken back', [STATUS('converted'), STATUS('qualified')], 'PT422'],
    ['a change of what was given away', [TO_COLLEAGUE, STATUS('converted')], '42501'],
    ['a note on what was given away', [TO_COLLEAGUE, { kind: 'note', body: 'x' }], '42501'],
  ])('by an agent sees those before it in the same request: %s', async (_, list, expected) => {
    const id = await team.arrived(table);
    const before = await team.row(table, id);
    const events = list.map(({ assignee, ...event }, n) => ({
      [key]: id,
      captured_at: ago(9 - n),
      ...event,
      ...(assignee && { assignee: team.ids.colleague }),
    }));
    expect(await team.events('agent', events)).toBe(expected);
    expect(await team.row(table, id)).toEqual(before);
    expect(await team.history(id)).toEqual([]);
    expect(await team.events('admin', events)).toBe('ok');
    expect(await team.history(id)).toHaveLength(2);
  });

  test('may come with others in one request, on one row or several, and is replayed with them', async () => {
    const [one, other] = [await team.arrived(table), await team.arrived(table)];
    const events = [
      { [key]: one, kind: 'status', status: 'contacted' },
      { [key]: one, kind: 'status', status: 'qualified' },
      { [key]: other, kind: 'assignment', assignee: team.ids.agent },
    ].map((event, n) => ({ ...event, id: randomUUID(), captured_at: ago(9 - n) }));
    expect(await team.events('agent', events)).toBe('ok');
    expect(await team.row(table, one)).toMatchObject({ status: 'qualified' });
    expect(await team.row(table, other)).toMatchObject({ assignee: team.ids.agent });
    expect(await team.events('agent', events)).toBe('23505');
    const twice = { id: randomUUID(), [key]: one, kind: 'note', body: 'x', captured_at: ago(1) };
    expect(await team.events('agent', [twice, twice])).toBe('23505');
    expect(await team.history(one)).toHaveLength(2);
  });

  test('by an agent changes nothing of a deleted row, and what has happened is still written down', async () => {
    const id = await team.arrived(table, { deleted_at: ago(1) });
    for (const event of [
      STATUS('contacted'),
      { kind: 'assignment', assignee: team.ids.agent },
      { kind: 'follow_up', follow_up_on: ago(-1440).slice(0, 10) },
      { kind: 'appointment', appointment_at: ago(-1440) },
      { kind: 'merge', merged_into: await team.arrived(table) },
    ]) {
      expect(await team.event('agent', { [key]: id, ...event })).toBe('42501');
    }
    expect(await team.history(id)).toEqual([]);
    for (const event of [
      { kind: 'note', body: 'Rang her' },
      { kind: 'call' },
      { kind: 'whatsapp' },
      { kind: 'visit' },
    ]) {
      expect(await team.event('agent', { [key]: id, ...event })).toBe('ok');
    }
    expect(await team.row(table, id)).toMatchObject({ status: 'new', assignee: null });
    expect(await team.event('admin', { [key]: id, ...STATUS('contacted') })).toBe('ok');
  });

  test('on a colleague’s row, or on none at all, is refused alike and leaves nothing', async () => {
    const id = await team.arrived(table, { assignee: team.ids.colleague });
    for (const target of [id, randomUUID()]) {
      expect(await team.event('agent', { [key]: target, kind: 'note', body: 'Mine?' })).toBe(
        '42501',
      );
      expect(await team.event('user', { [key]: target, kind: 'note', body: 'Mine?' })).toBe(
        '42501',
      );
    }
    expect(await team.history(id)).toEqual([]);
  });

  test('cannot be signed by somebody else, be set to have counted, or pretend to be the database’s', async () => {
    const id = await team.arrived(table);
    const note = { [key]: id, kind: 'note', body: 'x' };
    for (const forged of [
      { by: team.ids.colleague },
      { applied: true },
      { created_at: ago(600) },
      { via: id },
      { kind: 'edit' },
    ]) {
      expect(await team.event('agent', { ...note, ...forged })).toBe('42501');
    }
    expect(await team.history(id)).toEqual([]);
  });

  test('goes with its row, which is gone at once if today’s dashboard deletes it', async () => {
    const id = await team.arrived(table);
    await team.event('agent', { [key]: id, kind: 'note', body: 'Wants two rooms' });
    expect(await team.outcome('admin', `delete from public.${table} where id = $1`, [id])).toBe(
      'ok',
    );
    expect(await team.row(table, id)).toEqual({});
    expect(await team.history(id)).toEqual([]);
  });
});

test('a lead that staff capture is signed by them, and one of a visitor by nobody', async () => {
  const capture = async (member: 'agent' | 'admin' | 'user') => {
    const id = randomUUID();
    const as = { role: 'authenticated', sub: team.ids[member] } as const;
    await submitted(team.db, 'leads', { id, name: 'Ada', source: 'viewing' }, as);
    return (await team.row('leads', id))['captured_by'];
  };
  expect(await capture('agent')).toBe(team.ids.agent);
  expect(await capture('admin')).toBe(team.ids.admin);
  expect(await capture('user')).toBeNull();
  const forged = entryOf('leads', {
    name: 'Ada',
    source: 'viewing',
    captured_by: team.ids.colleague,
  });
  const sql = 'select public.submit($1)';
  expect(await team.outcome('agent', sql, [JSON.stringify(forged)])).toBe('PT400');
});
