import { beforeEach, describe, expect, test } from 'vitest';
import { ago, type EventColumns, keyOf, type Member, openTeam } from './support/team';

// A merged row is in no list of its own any more: what an agent may merge is theirs, or bounded.

const AN_HOUR = 30;
const A_DAY = 100;

const team = await openTeam();
beforeEach(team.clear);

describe.each(['leads', 'contacts'] as const)('of %s, an agent', (table) => {
  const arrived = async (count: number, columns: EventColumns = {}) => {
    const ids: string[] = [];
    for (let n = 0; n < count; n++) ids.push(await team.arrived(table, columns));
    return ids;
  };
  const into = (id: string, merged_into: string, captured_at = ago(0)) => ({
    [keyOf(table)]: id,
    kind: 'merge',
    merged_into,
    captured_at,
  });
  const taking = (id: string) => ({
    [keyOf(table)]: id,
    kind: 'assignment',
    assignee: team.ids.agent,
  });
  const target = async (id: string) => (await team.row(table, id))['merged_into'];
  const merged = async () =>
    (await team.db.query(`select from public.${table} where merged_into is not null`)).rows.length;

  test('merges thirty that are nobody’s within an hour, and a thirty-first waits', async () => {
    const own = await team.arrived(table, { assignee: team.ids.agent });
    const events = (await arrived(AN_HOUR + 1)).map((id) => into(id, own));
    await team.did('agent', events.splice(0, AN_HOUR - 1));
    const [thirtieth = {}, next = {}] = events;
    expect(await team.events('agent', events)).toBe('PT422');
    expect(await merged()).toBe(AN_HOUR - 1);
    expect(await team.event('agent', thirtieth)).toBe('ok');
    expect(await team.said('agent', next)).toBe(
      'You have merged or assigned 30 enquiries within an hour. Carry on later, or ask an administrator to merge more.',
    );
    expect(await merged()).toBe(AN_HOUR);
    expect(await team.event('admin', next)).toBe('ok');
  });

  test('merges and assigns a hundred in a day together', async () => {
    const own = await team.arrived(table, { assignee: team.ids.agent });
    const hoursApart = (n: number) => ago(n * 90);
    const ids = await arrived(A_DAY + 2);
    const merges = ids.splice(0, A_DAY / 2 + 1).map((id, n) => into(id, own, hoursApart(n)));
    const takings = ids.map((id, n) => ({ ...taking(id), captured_at: hoursApart(n) }));
    const last = [...merges.splice(0, 2), ...takings.splice(0, 2)];
    await team.did('agent', merges);
    await team.did('agent', takings);
    const [merge = {}, otherMerge = {}, take = {}, otherTake = {}] = last;
    expect(await team.events('agent', [merge, take])).toBe('ok');
    expect(await team.event('agent', otherMerge)).toBe('PT422');
    expect(await team.event('agent', otherTake)).toBe('PT422');
  });

  test('merges as many as they like of what is theirs, and a row that they take as well counts once', async () => {
    const own = await arrived(AN_HOUR + 3, { assignee: team.ids.agent });
    const [main = '', ...others] = own;
    const merges = others.map((id) => into(id, main));
    await team.did('agent', merges.splice(0, AN_HOUR));
    expect(await team.events('agent', merges)).toBe('ok');
    const fresh = await arrived(AN_HOUR);
    const before = fresh.splice(0, AN_HOUR - 2);
    await team.did('agent', before.map(taking));
    await team.did(
      'agent',
      before.map((id) => into(id, main)),
    );
    for (const id of fresh) {
      expect(await team.event('agent', into(id, main))).toBe('ok');
      expect(await team.event('agent', taking(id))).toBe('ok');
    }
    expect(await team.event('agent', into(await team.arrived(table), main))).toBe('PT422');
  });

  test('neither sees, takes nor parts what a colleague merged into a row of theirs, until that is deleted', async () => {
    const theirs = await team.arrived(table, { assignee: team.ids.colleague });
    const [fresh = '', near = ''] = await arrived(2);
    const own = await team.arrived(table, { assignee: team.ids.agent });
    expect(await team.event('colleague', into(fresh, theirs))).toBe('ok');
    expect(await team.event('agent', into(near, own))).toBe('ok');
    const seen = (id: string) =>
      team.outcome('agent', `select 1 / count(*) from public.${table} where id = $1`, [id]);
    expect(await seen(fresh)).toBe('22012');
    expect(await seen(near)).toBe('ok');
    for (const event of [
      taking(fresh),
      { [keyOf(table)]: fresh, kind: 'merge' },
      into(fresh, own),
    ]) {
      expect(await team.event('agent', event)).toBe('42501');
    }
    expect(await target(fresh)).toBe(theirs);
    expect(await team.event('admin', { [keyOf(table)]: theirs, kind: 'deletion' })).toBe('ok');
    expect(await seen(fresh)).toBe('ok');
  });

  test('finds nothing of it by searching, nor as another enquiry of the same person', async () => {
    const secret = { name: 'Zainab', email: 'zainab@example.com' };
    const theirs = await team.arrived(table, { ...secret, assignee: team.ids.colleague });
    const fresh = await team.arrived(table, secret);
    const own = await team.arrived(table, { email: secret.email, assignee: team.ids.agent });
    expect(await team.event('colleague', into(fresh, theirs))).toBe('ok');
    const found = async (member: Member, sql: string, values: string[] = []) =>
      (await team.read<{ id: string }>(member, sql, values)).map(({ id }) => id);
    const searched = `select id from public.search_${table}(query => 'Zainab')`;
    const withMerged = `select id from public.search_${table}(with_merged => true)`;
    const samePerson = 'select id from public.same_person($1, $2)';
    expect(await found('agent', searched)).toEqual([own]);
    expect(await found('agent', withMerged)).toEqual([own]);
    expect(await found('agent', samePerson, [table, own])).toEqual([]);
    expect(await team.outcome('agent', samePerson, [table, fresh])).toBe('42501');
    expect((await found('colleague', withMerged)).sort()).toEqual([theirs, fresh].sort());
    expect((await found('admin', samePerson, [table, own])).sort()).toEqual([theirs, fresh].sort());
  });

  test('takes no conversion out of the figures, as an administrator may', async () => {
    const won = await team.arrived(table, { status: 'converted', assignee: team.ids.agent });
    const [fresh = ''] = await arrived(1);
    expect(await team.event('agent', into(won, fresh))).toBe('PT422');
    expect(await target(won)).toBeNull();
    // Nor by way of one that goes on to such a row.
    const between = await team.arrived(table, { status: 'converted' });
    expect(await team.event('admin', into(between, fresh))).toBe('ok');
    expect(await team.event('agent', into(won, between))).toBe('PT422');
    expect(await team.event('admin', into(won, fresh))).toBe('ok');
  });

  test('merges a new row into a converted one, and a converted one into another', async () => {
    const won = await team.arrived(table, { status: 'converted', assignee: team.ids.agent });
    const again = await team.arrived(table, { status: 'converted', assignee: team.ids.agent });
    const [fresh = ''] = await arrived(1);
    expect(await team.event('agent', into(fresh, won))).toBe('ok');
    expect(await team.event('agent', into(again, won))).toBe('ok');
  });
});

test('what a colleague captured is theirs to merge, until it is assigned; what the agent captured counts for nothing', async () => {
  const own = await team.arrived('leads', { assignee: team.ids.agent });
  const into = (id: string, merged_into = own) => ({ lead_id: id, kind: 'merge', merged_into });
  const theirs = await team.arrived('leads', { captured_by: team.ids.colleague });
  expect(await team.event('agent', into(theirs))).toBe('42501');
  expect((await team.row('leads', theirs))['merged_into']).toBeNull();
  expect(await team.event('agent', into(own, theirs)), 'the agent’s own into it').toBe('ok');
  expect(await team.event('agent', { ...into(own), merged_into: null })).toBe('ok');
  await team.event('admin', { lead_id: theirs, kind: 'assignment', assignee: team.ids.agent });
  expect(await team.event('agent', into(theirs))).toBe('ok');

  const captured: string[] = [];
  for (let n = 0; n <= AN_HOUR; n++) {
    captured.push(await team.arrived('leads', { captured_by: team.ids.agent }));
  }
  const [last = '', ...before] = captured;
  const merges = before.map((id) => into(id));
  await team.did('agent', merges);
  expect(await team.event('agent', into(last))).toBe('ok');
});

test.each(['leads', 'contacts'] as const)(
  'of %s, merged rows use up none of the thousand that an agent sees of what is nobody’s',
  async (table) => {
    await team.db.exec(`
      insert into public.${table} (name, email, ${table === 'leads' ? 'source' : 'message'}, created_at, captured_at)
        select 'Ada', 'ada@example.com', 'viewing', now() - n * interval '1 minute', now() - n * interval '1 minute'
        from generate_series(1, 1100) as n;
      with newest as (select id, row_number() over (order by created_at desc) as n from public.${table})
      update public.${table} r set merged_into = (select id from newest where n = 1)
        from newest where newest.id = r.id and newest.n between 2 and 101`);
    const [seen] = await team.read<{ standing: number }>(
      'agent',
      `select count(*)::int as standing from public.${table} where merged_into is null`,
    );
    expect(seen).toEqual({ standing: 1000 });
  },
);

// An administrator's merge takes a row out of its owner's lists. They keep the person if nobody else has them.

describe.each(['leads', 'contacts'] as const)('of %s, a merge by an administrator', (table) => {
  const merge = (member: Member, id: string, merged_into: string | null) =>
    team.event(member, { [keyOf(table)]: id, kind: 'merge', merged_into });
  const assignee = async (id: string) => (await team.row(table, id))['assignee'];
  /** Which of these rows are in a member's lists. */
  const listed = async (member: Member, ...ids: string[]) => {
    const sql = `select id from public.${table} where merged_into is null and id = any($1)`;
    return (await team.read<{ id: string }>(member, sql, [ids])).map(({ id }) => id);
  };

  test('hands what nobody has to whoever has the row that went into it, and says so in its history', async () => {
    const own = await team.arrived(table, { assignee: team.ids.agent });
    const fresh = await team.arrived(table);
    expect(await merge('admin', own, fresh)).toBe('ok');
    expect(await listed('agent', own, fresh)).toEqual([fresh]);
    expect(await listed('colleague', own, fresh)).toEqual([]);
    expect(await team.history(fresh)).toMatchObject([
      {
        kind: 'assignment',
        assignee: team.ids.agent,
        by: team.ids.admin,
        applied: true,
        via: null,
      },
    ]);
  });

  test('leaves a colleague’s row with them, and shows it to nobody else', async () => {
    const own = await team.arrived(table, { assignee: team.ids.agent });
    const theirs = await team.arrived(table, { assignee: team.ids.colleague });
    expect(await merge('admin', own, theirs)).toBe('ok');
    expect(await assignee(theirs)).toBe(team.ids.colleague);
    expect(await listed('agent', own, theirs)).toEqual([]);
    expect(
      await team.read('agent', `select id from public.${table} where id = $1`, [theirs]),
    ).toEqual([]);
  });

  test('hands over the row at the end of the chain, once', async () => {
    const [own, between, last] = [
      await team.arrived(table, { assignee: team.ids.agent }),
      await team.arrived(table),
      await team.arrived(table),
    ];
    expect(await merge('admin', between, last)).toBe('ok');
    expect(await assignee(last), 'nobody had it').toBeNull();
    expect(await merge('admin', own, between)).toBe('ok');
    expect(await assignee(last)).toBe(team.ids.agent);
    expect(await assignee(between)).toBeNull();
    const other = await team.arrived(table, { assignee: team.ids.colleague });
    expect(await merge('admin', other, last)).toBe('ok');
    expect(await assignee(last)).toBe(team.ids.agent);
  });

  test('is no assignment for those who have left the team', async () => {
    const theirs = await team.arrived(table, { assignee: team.ids.user });
    const fresh = await team.arrived(table);
    expect(await merge('admin', theirs, fresh)).toBe('ok');
    expect(await assignee(fresh)).toBeNull();
  });

  test('of a deleted row hands over nothing: it is in nobody’s lists', async () => {
    const deleted = await team.arrived(table, { assignee: team.ids.agent });
    await team.event('admin', { [keyOf(table)]: deleted, kind: 'deletion' });
    const fresh = await team.arrived(table);
    expect(await merge('admin', deleted, fresh)).toBe('ok');
    expect(await assignee(fresh)).toBeNull();
  });

  test('is no assignment if the other row was given back to everybody later', async () => {
    const own = await team.arrived(table, { assignee: team.ids.agent });
    const fresh = await team.arrived(table);
    const at = (minutes: number, columns: EventColumns) =>
      team.event('admin', { captured_at: ago(minutes), ...columns });
    await at(30, { [keyOf(table)]: fresh, kind: 'assignment', assignee: null });
    // It waited on a phone.
    expect(await at(60, { [keyOf(table)]: own, kind: 'merge', merged_into: fresh })).toBe('ok');
    expect(await assignee(fresh)).toBeNull();
  });

  test('can be taken apart: the other row stays with them', async () => {
    const own = await team.arrived(table, { assignee: team.ids.agent });
    const fresh = await team.arrived(table);
    await merge('admin', own, fresh);
    expect(await merge('admin', own, null)).toBe('ok');
    expect((await listed('agent', own, fresh)).sort()).toEqual([own, fresh].sort());
  });

  test('is unlike an agent’s, who takes nothing by it', async () => {
    const own = await team.arrived(table, { assignee: team.ids.agent });
    const fresh = await team.arrived(table);
    expect(await merge('agent', own, fresh)).toBe('ok');
    expect(await assignee(fresh)).toBeNull();
    expect(await listed('colleague', own, fresh)).toEqual([fresh]);
  });
});

test('what an agent captured comes with them as well, but nothing that a colleague captured', async () => {
  const merge = (lead_id: string, merged_into: string) =>
    team.event('admin', { lead_id, kind: 'merge', merged_into });
  const captured = (name: Member) => team.arrived('leads', { captured_by: team.ids[name] });
  const [own, again, theirs] = [
    await captured('agent'),
    await captured('agent'),
    await captured('colleague'),
  ];
  const fresh = await team.arrived('leads');
  expect(await merge(own, fresh)).toBe('ok');
  expect(await team.row('leads', fresh)).toMatchObject({ assignee: team.ids.agent });
  expect(await merge(again, theirs)).toBe('ok');
  expect(await team.row('leads', theirs)).toMatchObject({ assignee: null });
});

test('what an administrator captured stays everybody’s, and whoever has left stands in nobody’s way', async () => {
  const into = async (owner: EventColumns, target: EventColumns) => {
    const [own, fresh] = [await team.arrived('leads', owner), await team.arrived('leads', target)];
    await team.event('admin', { lead_id: own, kind: 'merge', merged_into: fresh });
    return (await team.row('leads', fresh))['assignee'];
  };
  const { admin, agent, user } = team.ids;
  expect(await into({ captured_by: admin }, {})).toBeNull();
  expect(await into({ assignee: admin }, {})).toBe(admin);
  expect(await into({ assignee: agent }, { captured_by: admin })).toBe(agent);
  expect(await into({ assignee: agent }, { captured_by: user })).toBe(agent);
  expect(await into({ assignee: user, captured_by: agent }, {})).toBe(agent);
});
