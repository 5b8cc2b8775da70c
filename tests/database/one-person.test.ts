import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { ago, type InboxTable, keyOf, type Member, openTeam } from './support/team';

const team = await openTeam();
beforeEach(team.clear);

type Found = { found_in: string; id: string };
const others = async (member: 'admin' | 'agent' | 'colleague', table: InboxTable, id: string) =>
  (
    await team.read<Found>(member, 'select found_in, id from public.same_person($1, $2)', [
      table,
      id,
    ])
  ).map((row) => row.id);

describe('one person', () => {
  test('is found by the same number, however it is written, and by the same address', async () => {
    const lead = (phone: string | null, email: string | null) =>
      team.arrived('leads', { phone, email });
    const first = await lead('+2348031234567', 'ada@example.com');
    const same = [
      await lead('Tel: +234 803−123−4567 (WhatsApp)', null),
      await lead('00234 (0)803-123-4567', 'work@example.com'),
      await lead(null, 'ada@example.com'),
      await team.arrived('contacts', { email: 'ada@example.com' }),
      await team.arrived('contacts', { email: 'x@example.com', phone: '2348031234567' }),
    ];
    await lead('+448031234567', null);
    // Whose country nobody knows.
    await lead('0803 123 4567', null);
    await lead('+2348031234568', 'ada@example.com.ng');
    await lead(null, null);
    expect((await others('admin', 'leads', first)).toSorted()).toEqual(same.toSorted());
  });

  test('is no way to learn of a colleague’s row, or of a deleted one', async () => {
    const mine = await team.arrived('leads', { assignee: team.ids.agent });
    const theirs = await team.arrived('leads', { assignee: team.ids.colleague });
    await team.arrived('leads', { deleted_at: ago(1) });
    expect(await others('agent', 'leads', mine)).toEqual([]);
    expect(await others('admin', 'leads', mine)).toEqual([theirs]);
    for (const [member, id] of [
      ['agent', theirs],
      ['agent', randomUUID()],
      ['user', mine],
    ] as const) {
      expect(await team.outcome(member, `select public.same_person('leads', $1)`, [id])).toBe(
        '42501',
      );
    }
  });

  test.each([
    ['+234 803 123 4567', 'ada@example.com', '+2348031234567'],
    ['+44 7700 900142', null, '+447700900142'],
    ['+1 212 555 0100', null, '+12125550100'],
    ['+49 30 123456', null, '+4930123456'],
    ['00 44 7700 900142', null, '+447700900142'],
    ['+234 0803 555 0142', null, '+2348035550142'],
    ['+49 0170 1234567', null, '+491701234567'],
    ['+39 06 1234 5678', null, '+390612345678'],
    ['0803 123 4567', 'ada@example.com', 'ada@example.com'],
    ['0803 123 4567', null, null],
    ['138 1234 5678', null, null],
    ['ask me', 'ada@example.com', 'ada@example.com'],
    ['12', null, null],
    [null, null, null],
  ])('with phone %s and address %s is %s', async (phone, email, person) => {
    const id = await team.arrived('leads', { phone, email });
    const same = await team.arrived('leads', {
      phone: person?.startsWith('+') ? person : null,
      email: person?.includes('@') ? person : null,
    });
    expect(await others('admin', 'leads', id)).toEqual(person === null ? [] : [same]);
  });

  test('is found by an index among many rows', async () => {
    await team.db.exec(`
      insert into public.leads (name, email, phone, source)
        select 'Ada', n || '@example.com', '+23480' || lpad(n::text, 8, '0'), 'viewing' from generate_series(1, 600) as n;
      insert into public.contacts (name, email, phone, message)
        select 'Ada', n || '@example.com', '+23480' || lpad(n::text, 8, '0'), 'Hi' from generate_series(1, 600) as n;
      analyze public.leads; analyze public.contacts`);
    const { rows } = await team.db.query<{ id: string }>(
      `select id from public.leads where email = '77@example.com'`,
    );
    const scans = await team.tried('admin', async (tx) => {
      const count = async () =>
        (
          await tx.query<{ rows: number }>(
            `select sum(seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables
              where relname in ('leads', 'contacts')`,
          )
        ).rows[0]?.rows ?? 0;
      const before = await count();
      const found = await tx.query(`select * from public.same_person('leads', $1)`, [rows[0]?.id]);
      expect(found.rows).toHaveLength(1);
      return (await count()) - before;
    });
    expect(scans).toBeLessThan(20);
  });
});

test('lists that end tell how many there are in all, and what was merged into a row comes first', async () => {
  const row = await team.arrived('leads');
  const merged = await team.arrived('leads', { created_at: ago(99) });
  await team.event('admin', { lead_id: merged, kind: 'merge', merged_into: row });
  await team.db.exec(`
    insert into public.leads (name, email, source) select 'Ada', 'ada@example.com', 'viewing' from generate_series(1, 104);
    insert into public.leads (name, source, deleted_at) select 'Ada', 'viewing', now() from generate_series(1, 1002);
    insert into public.leads (name, source, appointment_at) select 'Ada', 'viewing', now() + interval '1 day' from generate_series(1, 503)`);
  const counts = async (from: string, values: string[] = []) => {
    const rows = await team.read<{ id: string; total: number }>(
      'admin',
      `select id, total::int from public.${from}`,
      values,
    );
    return {
      rows: rows.length,
      totals: [...new Set(rows.map(({ total }) => total))],
      first: rows[0]?.id,
    };
  };
  expect(await counts(`same_person('leads', $1)`, [row])).toEqual({
    rows: 100,
    totals: [105],
    first: merged,
  });
  expect(await counts('deleted_rows()')).toMatchObject({ rows: 1000, totals: [1002] });
  expect(await counts('upcoming(now())')).toMatchObject({ rows: 500, totals: [503] });
});

describe.each(['leads', 'contacts'] as const)('merging %s', (table) => {
  const merge = (member: Member, id: string, into: string) =>
    team.event(member, { [keyOf(table)]: id, kind: 'merge', merged_into: into });
  const unmerge = (member: 'admin' | 'agent', id: string) =>
    team.event(member, { [keyOf(table)]: id, kind: 'merge' });
  const target = async (id: string) => (await team.row(table, id))['merged_into'];
  const four = () =>
    Promise.all(['a', 'b', 'c', 'd'].map(() => team.arrived(table))) as Promise<
      [string, string, string, string]
    >;

  test('lets one row stand for another, and loses no event', async () => {
    const [a, b] = await four();
    const key = keyOf(table);
    await team.event('agent', { [key]: a, kind: 'note', body: 'Before' });
    expect(await merge('agent', a, b)).toBe('ok');
    expect(await target(a)).toBe(b);
    await team.event('agent', { [key]: a, kind: 'note', body: 'After' });
    expect(await team.history(a)).toMatchObject([
      { body: 'Before' },
      { kind: 'merge', merged_into: b, by: team.ids.agent },
      { body: 'After' },
    ]);
    expect(await unmerge('agent', a)).toBe('ok');
    expect(await target(a)).toBeNull();
    expect(await team.history(a)).toHaveLength(4);
  });

  test('refuses a circle, and oneself', async () => {
    const [a, b, c] = await four();
    expect(await merge('admin', a, a)).toBe('PT409');
    await merge('admin', a, b);
    await merge('admin', b, c);
    for (const id of [a, b]) expect(await merge('admin', c, id)).toBe('PT409');
    expect([await target(a), await target(b), await target(c)]).toEqual([c, c, null]);
  });

  test('collapses chains: whoever is merged into a merged row goes to where that went', async () => {
    const [a, b, c, d] = await four();
    await merge('admin', b, c);
    await merge('admin', a, b);
    expect(await target(a)).toBe(c);
    await merge('admin', c, d);
    expect([await target(a), await target(b), await target(c)]).toEqual([d, d, d]);
  });

  test('is taken apart with what came along', async () => {
    const [a, b, c, d] = await four();
    await merge('admin', a, b);
    await merge('admin', c, d);
    await merge('admin', b, d);
    expect([await target(a), await target(b), await target(c)]).toEqual([d, d, d]);
    expect(await unmerge('admin', b)).toBe('ok');
    expect([await target(a), await target(b), await target(c)]).toEqual([b, null, d]);
    expect((await team.history(a)).at(-1)).toMatchObject({ kind: 'merge', merged_into: b });
  });

  test('that was captured before a later one changes nothing', async () => {
    const [a, b, c] = await four();
    const key = keyOf(table);
    await team.event('admin', { [key]: a, kind: 'merge', merged_into: b, captured_at: ago(5) });
    await team.event('admin', { [key]: a, kind: 'merge', merged_into: c, captured_at: ago(9) });
    expect(await target(a)).toBe(b);
    expect(await team.history(a)).toHaveLength(2);
  });

  test('needs both rows to be one’s own, existing, and of one table', async () => {
    const [a] = await four();
    const theirs = await team.arrived(table, { assignee: team.ids.colleague });
    const other = await team.arrived(table === 'leads' ? 'contacts' : 'leads');
    const deleted = await team.arrived(table, { deleted_at: ago(1) });
    expect(await merge('agent', a, theirs)).toBe('42501');
    expect(await merge('agent', theirs, a)).toBe('42501');
    expect(await merge('admin', a, other)).toBe('42501');
    expect(await merge('admin', a, randomUUID())).toBe('42501');
    expect(await merge('admin', a, deleted)).toBe('PT409');
    expect(await merge('user', a, theirs)).toBe('42501');
    expect(await target(a)).toBeNull();
    expect(await team.history(a)).toEqual([]);
  });

  test('by an agent moves no row of a colleague’s along, there or back', async () => {
    const [mine, own, other, theirs] = await four();
    const key = keyOf(table);
    const give = (id: string, assignee: string) =>
      team.event('admin', { [key]: id, kind: 'assignment', assignee });
    await give(theirs, team.ids.colleague);
    // A merge would hand over to the colleague what nobody has.
    for (const id of [mine, own]) await give(id, team.ids.agent);
    await merge('admin', theirs, mine);
    expect(await merge('agent', mine, own)).toBe('42501');
    expect([await target(mine), await target(theirs)]).toEqual([null, mine]);

    // A colleague's by the time that it would go back.
    await merge('admin', mine, own);
    expect(await target(theirs)).toBe(own);
    for (const outcome of [unmerge('agent', mine), merge('agent', mine, other)]) {
      expect(await outcome).toBe('42501');
    }
    expect([await target(mine), await target(theirs)]).toEqual([own, own]);

    expect(await give(theirs, team.ids.agent)).toBe('ok');
    expect(await unmerge('agent', mine)).toBe('ok');
    expect([await target(mine), await target(theirs)]).toEqual([null, mine]);
    expect(await merge('agent', mine, own)).toBe('ok');
    expect(await target(theirs)).toBe(own);
  });

  test('by an agent goes into no chain that ends at a colleague’s, and tells nothing of its end', async () => {
    const [mine, a, b] = await four();
    const theirs = await team.arrived(table, { assignee: team.ids.colleague });
    const stranger = await team.arrived(table, { assignee: team.ids.colleague });
    await merge('admin', a, theirs);
    expect(await merge('agent', mine, a)).toBe('42501');
    // One chain of a colleague's ends at the agent's own row, the other does not.
    await merge('admin', theirs, mine);
    for (const foreign of [theirs, stranger, randomUUID()]) {
      expect(await merge('agent', mine, foreign)).toBe('42501');
      expect(await merge('agent', foreign, mine)).toBe('42501');
      expect(await merge('agent', foreign, foreign)).toBe('42501');
    }
    expect(await merge('agent', mine, b)).toBe('42501');
    expect([await target(mine), await target(b)]).toEqual([null, null]);
  });

  test('in one request with others sees what they did: no circle, no chain, and no row given away', async () => {
    const [a, b, c] = await four();
    const key = keyOf(table);
    const into = (id: string, merged_into: string) => ({ [key]: id, kind: 'merge', merged_into });
    const given = { [key]: b, kind: 'assignment', assignee: team.ids.colleague };
    expect(await team.events('admin', [into(a, b), into(b, a)])).toBe('PT409');
    expect(await team.events('admin', [into(b, c), into(a, b)])).toBe('PT409');
    expect(await team.events('agent', [given, into(a, b)])).toBe('42501');
    expect([await target(a), await target(b), await target(c)]).toEqual([null, null, null]);
    expect(await team.events('admin', [into(a, c), into(b, c)])).toBe('ok');
    expect([await target(a), await target(b)]).toEqual([c, c]);
  });

  test('that is replayed is known, though the other row is a colleague’s by now', async () => {
    const [a, b] = await four();
    const key = keyOf(table);
    const event = { id: randomUUID(), [key]: a, kind: 'merge', merged_into: b };
    expect(await team.event('agent', event)).toBe('ok');
    const given = { [key]: b, kind: 'assignment', assignee: team.ids.colleague };
    expect(await team.event('admin', given)).toBe('ok');
    expect(await team.event('agent', event)).toBe('23505');
  });

  test('into a row that is erased ends by itself', async () => {
    const [a, b] = await four();
    await merge('admin', a, b);
    await team.outcome('admin', `delete from public.${table} where id = $1`, [b]);
    expect(await target(a)).toBeNull();
  });

  test('takes its turn: two merges at once can close no circle', async () => {
    const [a, b] = await four();
    const held = await team.tried('admin', async (tx) => {
      const sql = `select count(*)::int as count from pg_locks
        where locktype = 'advisory' and objid::bigint = hashtext('private.merges')::bigint & 4294967295`;
      const before = (await tx.query<{ count: number }>(sql)).rows[0]?.count;
      await tx.query(
        `insert into public.lead_events (${keyOf(table)}, kind, merged_into) values ($1, 'merge', $2)`,
        [a, b],
      );
      return [before, (await tx.query<{ count: number }>(sql)).rows[0]?.count];
    });
    expect(held).toEqual([0, 1]);
  });
});
