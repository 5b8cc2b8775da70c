import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ago, type EventColumns, keyOf, type Member, openTeam } from './support/team';

// An administrator's merge takes a row out of its owner's lists. They keep the person if nobody else has them.

const team = await openTeam();
afterAll(() => team.close());
beforeEach(() => team.db.exec('delete from public.leads; delete from public.contacts'));

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
