import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ago, type EventColumns, keyOf, openTeam } from './support/team';

// A deleted row stands for no other: those that were merged into it stand for themselves, until it is restored.

const team = await openTeam();
afterAll(() => team.close());
beforeEach(() => team.db.exec('delete from public.leads; delete from public.contacts'));

describe.each(['leads', 'contacts'] as const)('of %s', (table) => {
  const key = keyOf(table);
  const event = (id: string, columns: EventColumns) =>
    team.event('admin', { [key]: id, ...columns });
  const merge = (id: string, into: string | null) =>
    event(id, { kind: 'merge', merged_into: into });
  const call = (name: 'delete_rows' | 'restore_rows', ...ids: string[]) =>
    team.outcome('admin', `select public.${name}($1, $2::uuid[])`, [table, `{${ids.join(',')}}`]);
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
    expect(await call('delete_rows', main)).toBe('ok');
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
      expect(await call('delete_rows', main)).toBe('ok');
      expect(await call('restore_rows', main)).toBe('ok');
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
    await call('delete_rows', main);
    expect(await merge(one, other)).toBe('ok');
    expect(await merge(joined, two), 'which stands for another now').toBe('ok');
    expect(await call('restore_rows', main)).toBe('ok');
    expect([await target(one), await target(two), await target(joined)]).toEqual([
      other,
      null,
      two,
    ]);
  });

  test('where the restored row was merged meanwhile, they follow it, without a chain or a circle', async () => {
    const { main, one, two } = await three();
    await call('delete_rows', main);
    expect(await merge(main, two)).toBe('ok');
    expect(await call('restore_rows', main)).toBe('ok');
    // The second has become the row that stands for the others, and follows nothing.
    expect([await target(main), await target(one), await target(two)]).toEqual([two, two, null]);
    expect(await merge(main, null)).toBe('ok');
    expect([await target(main), await target(one), await target(two)]).toEqual([null, main, null]);
  });

  test('also if it was deleted and restored with one of them', async () => {
    const { main, one, two } = await three();
    expect(await call('delete_rows', main, one)).toBe('ok');
    expect(await listed()).toEqual([two]);
    expect(await call('restore_rows', main, one)).toBe('ok');
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

  test('a deletion takes its turn with merges, before it locks its row', async () => {
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
    const { rows } = await team.db.query<{ tgname: string }>(
      `select tgname from pg_trigger where tgrelid = 'public.lead_events'::regclass
        and tgname in ('take_a_deletion', 'take_event') order by tgname`,
    );
    expect(rows.map(({ tgname }) => tgname)).toEqual(['take_a_deletion', 'take_event']);
  });
});
