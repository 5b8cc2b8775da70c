import { beforeEach, describe, expect, test } from 'vitest';
import { keptAs } from './support/plain';
import { ago, type EventColumns, keyOf, openTeam } from './support/team';

// A deleted row stands for no other: those that were merged into it stand for themselves, until it is restored.

const team = await openTeam();
beforeEach(team.clear);

describe.each(['leads', 'contacts'] as const)('of %s', (table) => {
  const key = keyOf(table);
  const event = (id: string, columns: EventColumns) =>
    team.event('admin', { [key]: id, ...columns });
  const merge = (id: string, into: string | null) =>
    event(id, { kind: 'merge', merged_into: into });
  const decide = (kind: 'deletion' | 'restoration', ...ids: string[]) =>
    team.events(
      'admin',
      ids.map((id) => ({ [key]: id, kind })),
    );
  const target = async (id: string) => (await team.row(table, id))['merged_into'];
  const listed = async () =>
    (await team.read<{ id: string }>('admin', `select id from public.search_${table}()`))
      .map(({ id }) => id)
      .sort();

  /** Two rows that were merged into a third. */
  async function three() {
    const [main, one, two] = [
      await team.arrived(table),
      await team.arrived(table),
      await team.arrived(table),
    ];
    for (const id of [one, two]) expect(await merge(id, main)).toBe('ok');
    return { main, one, two };
  }

  test('a deleted row hides no other, and the histories say so', async () => {
    const { main, one, two } = await three();
    expect(await listed()).toEqual([main]);
    expect(await decide('deletion', main)).toBe('ok');
    expect(await listed()).toEqual([one, two].sort());
    for (const id of [one, two]) {
      expect(await target(id)).toBeNull();
      expect((await team.history(id)).at(-1)).toMatchObject({
        kind: 'merge',
        merged_into: null,
        via: main,
        by: team.ids.admin,
        applied: true,
      });
    }
  });

  test('they go back as it is restored', async () => {
    const { main, one, two } = await three();
    for (let n = 0; n < 2; n++) {
      expect(await decide('deletion', main)).toBe('ok');
      expect(await decide('restoration', main)).toBe('ok');
      expect([await target(one), await target(two)]).toEqual([main, main]);
      expect(await listed()).toEqual([main]);
    }
    expect((await team.history(one)).map(({ merged_into }) => merged_into)).toEqual([
      main,
      null,
      main,
      null,
      main,
    ]);
    expect(await merge(one, null)).toBe('ok');
    expect(await target(one)).toBeNull();
  });

  test('but for what was decided about one of them meanwhile', async () => {
    const { main, one, two } = await three();
    const [other, joined] = [await team.arrived(table), await team.arrived(table)];
    await decide('deletion', main);
    expect(await merge(one, other)).toBe('ok');
    expect(await merge(joined, two), 'which stands for another now').toBe('ok');
    expect(await decide('restoration', main)).toBe('ok');
    expect([await target(one), await target(two), await target(joined)]).toEqual([
      other,
      null,
      two,
    ]);
  });

  test('where the restored row was merged meanwhile, they follow it, without a chain or a circle', async () => {
    const { main, one, two } = await three();
    await decide('deletion', main);
    expect(await merge(main, two)).toBe('ok');
    expect(await decide('restoration', main)).toBe('ok');
    // The second has become the row that stands for the others, and follows nothing.
    expect([await target(main), await target(one), await target(two)]).toEqual([two, two, null]);
    expect(await merge(main, null)).toBe('ok');
    expect([await target(main), await target(one), await target(two)]).toEqual([null, main, null]);
  });

  test('also if it was deleted and restored with one of them', async () => {
    const { main, one, two } = await three();
    expect(await decide('deletion', main, one)).toBe('ok');
    expect(await listed()).toEqual([two]);
    expect(await decide('restoration', main, one)).toBe('ok');
    expect(await listed()).toEqual([main]);
    expect([await target(one), await target(two)]).toEqual([main, main]);
  });

  test('in one request, a merge goes into no row that is deleted before it, and is taken apart behind it', async () => {
    const [main, one] = [await team.arrived(table), await team.arrived(table)];
    const merging = { [key]: one, kind: 'merge', merged_into: main };
    const deletion = { [key]: main, kind: 'deletion' };
    expect(await team.events('admin', [deletion, merging])).toBe('PT409');
    expect(await listed()).toEqual([main, one].sort());
    expect(await team.events('admin', [merging, deletion])).toBe('ok');
    expect(await listed()).toEqual([one]);
    expect(await target(one)).toBeNull();
  });

  test('captured before the merge that arrived first, a deletion takes it apart all the same', async () => {
    const { main, one, two } = await three();
    expect(await event(main, { kind: 'deletion', captured_at: ago(60) })).toBe('ok');
    expect(await listed()).toEqual([one, two].sort());
    expect((await team.history(one)).at(-1)).toMatchObject({ merged_into: null });
  });

  test('the same if it is deleted directly, and by nobody', async () => {
    const { main, one, two } = await three();
    const set = (value: string) =>
      team.db.query(`update public.${table} set deleted_at = ${value} where id = $1`, [main]);
    await set('now()');
    expect(await listed()).toEqual([one, two].sort());
    expect((await team.history(one)).at(-1)).toMatchObject({ via: main, by: null });
    await set('null');
    expect(await listed()).toEqual([main]);
  });

  test('a deletion takes its turn with merges', async () => {
    const { main } = await three();
    const held = await team.tried('admin', async (tx) => {
      const sql = `select count(*)::int as count from pg_locks
        where locktype = 'advisory' and objid::bigint = hashtext('private.merges')::bigint & 4294967295`;
      await tx.query(`insert into public.lead_events (${key}, kind) values ($1, 'deletion')`, [
        main,
      ]);
      return (await tx.query<{ count: number }>(sql)).rows[0]?.count;
    });
    expect(held).toBe(1);
  });
});

describe.each(['leads', 'contacts'] as const)('a deleted row of %s', (table) => {
  const key = keyOf(table);
  const decide = (kind: 'deletion' | 'restoration', id: string) =>
    team.event('admin', { [key]: id, kind });
  const listed = async () =>
    (await team.read<{ id: string }>('admin', `select id from public.${table}`)).map(
      ({ id }) => id,
    );
  const found = async () =>
    (await team.read<{ id: string }>('admin', `select id from public.search_${table}('ada')`)).map(
      ({ id }) => id,
    );

  test('is hidden, with its history, and comes back with it', async () => {
    const id = await team.arrived(table, { assignee: team.ids.agent });
    await team.event('agent', { [key]: id, kind: 'note', body: 'Wants two rooms' });
    expect(await decide('deletion', id)).toBe('ok');
    expect([await listed(), await found()]).toEqual([[], []]);
    expect(await team.read('admin', 'select id from public.lead_events')).toEqual([]);
    expect(await team.read('agent', `select id from public.${table}`)).toEqual([]);
    expect(
      await team.read('admin', 'select found_in, id, deleted_by from public.deleted_rows()'),
    ).toEqual([{ found_in: table, id, deleted_by: team.ids.admin }]);
    expect(await decide('restoration', id)).toBe('ok');
    expect([await listed(), await found()]).toEqual([[id], [id]]);
    expect((await team.history(id)).map(({ kind }) => kind)).toEqual([
      'note',
      'deletion',
      'restoration',
    ]);
    expect(await team.read('admin', 'select id from public.deleted_rows()')).toEqual([]);
  });

  test('is undone by the event captured last, also offline', async () => {
    const id = await team.arrived(table);
    await team.event('admin', { [key]: id, kind: 'restoration', captured_at: ago(1) });
    await team.event('admin', { [key]: id, kind: 'deletion', captured_at: ago(5) });
    expect(await listed()).toEqual([id]);
  });

  test('is an administrator’s work alone', async () => {
    const id = await team.arrived(table, { assignee: team.ids.agent });
    for (const member of ['agent', 'user'] as const) {
      expect(await team.event(member, { [key]: id, kind: 'deletion' })).toBe('42501');
      expect(await team.event(member, { [key]: id, kind: 'restoration' })).toBe('42501');
    }
    expect(await listed()).toEqual([id]);
    expect(await team.history(id)).toEqual([]);
  });

  test('is erased after 30 days, and not before', async () => {
    const [old, fresh] = [await team.arrived(table), await team.arrived(table)];
    for (const id of [old, fresh]) await decide('deletion', id);
    const kept = await team.arrived(table);
    await team.db.query(
      `update public.${table} set deleted_at = now() - case when id = $1 then interval '31 days' else interval '29 days' end
        where deleted_at is not null`,
      [old],
    );
    await team.db.exec('delete from private.retention_runs');
    await keptAs(team.db, 'service_role', (tx) => tx.query('select public.run_retention()'));
    const { rows } = await team.db.query<{ id: string }>(`select id from public.${table}`);
    expect(rows.map(({ id }) => id).toSorted()).toEqual([fresh, kept].toSorted());
    expect(await team.history(old)).toEqual([]);
  });

  test('is found and erased with its person, and its events too', async () => {
    const id = await team.arrived(table, { email: 'gone@example.com' });
    await team.event('admin', { [key]: id, kind: 'note', body: 'Her number is 0803 123 4567' });
    await decide('deletion', id);
    const [person] = await team.read<{ found: Record<string, number> }>(
      'admin',
      `select public.find_person('gone@example.com') -> 'counts' as found`,
    );
    expect(person?.found).toMatchObject({ [table]: 1 });
    expect(await team.outcome('admin', `select public.erase_person('gone@example.com', 1)`)).toBe(
      'ok',
    );
    expect(await team.row(table, id)).toEqual({});
    expect(await team.history(id)).toEqual([]);
  });
});
