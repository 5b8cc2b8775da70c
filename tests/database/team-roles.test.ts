import { beforeEach, describe, expect, test } from 'vitest';
import { as } from './support/plain';
import { openTeam } from './support/team';

const team = await openTeam();
await team.db.exec(
  `insert into auth.users (email, email_confirmed_at) values ('unconfirmed@example.com', null)`,
);

beforeEach(() =>
  team.db.exec(`
    delete from public.user_roles;
    update auth.users set encrypted_password = 'hash', raw_user_meta_data = '{"full_name": " Ada Obi"}' where true;
    insert into public.user_roles (user_id, role) values
      ('${team.ids.admin}', 'admin'), ('${team.ids.agent}', 'agent'), ('${team.ids.colleague}', 'agent');
    delete from public.leads; delete from public.contacts;
  `),
);

const setRole = (name: string, role: string | null) =>
  team.outcome('admin', 'select public.set_role($1, $2)', [`${name}@example.com`, role]);
const removeRole = (member: 'admin' | 'user', name: string) =>
  team.outcome(member, 'select public.remove_role($1)', [`${name}@example.com`]);
const roles = async () =>
  (
    await team.db.query<{ who: string }>(`select u.email || ' ' || r.role as who
      from public.user_roles r join auth.users u on u.id = r.user_id order by 1`)
  ).rows.map(({ who }) => who.replace('@example.com', ''));
const TEAM = ['admin admin', 'agent agent', 'colleague agent'];

describe('an administrator', () => {
  test('makes somebody an agent, in any spelling, who chooses a new password', async () => {
    const rows = await team.kept('admin', async (tx) => {
      const sql = 'select public.set_role($1, $2) as must_choose';
      return (await tx.query(sql, [' USER@example.com', 'agent'])).rows;
    });
    expect(rows).toEqual([{ must_choose: true }]);
    expect(await roles()).toEqual([...TEAM, 'user agent']);
    const { rows: locked } = await team.db.query(
      `select encrypted_password, name from auth.users u join private.staff_cards on user_id = u.id where email = 'user@example.com'`,
    );
    expect(locked).toEqual([{ encrypted_password: '', name: 'Ada Obi' }]);
  });

  test('changes a role, and the password of before still opens the account', async () => {
    expect(await setRole('agent', 'admin')).toBe('ok');
    expect(await roles()).toEqual(['admin admin', 'agent admin', 'colleague agent']);
    const { rows } = await team.db.query(
      `select encrypted_password from auth.users where email = 'agent@example.com'`,
    );
    expect(rows).toEqual([{ encrypted_password: 'hash' }]);
    expect(await setRole('agent', 'agent')).toBe('ok');
    expect(await roles()).toEqual(TEAM);
  });

  test('removes somebody, whose rows are everybody’s from then on', async () => {
    const [lead, contact] = [
      await team.arrived('leads', { assignee: team.ids.agent }),
      await team.arrived('contacts', { assignee: team.ids.agent }),
    ];
    const kept = await team.arrived('leads', { assignee: team.ids.colleague });
    const rows = await team.kept('admin', async (tx) => {
      const sql = `select public.remove_role('agent@example.com') as rows_left`;
      return (await tx.query(sql)).rows;
    });
    expect(rows).toEqual([{ rows_left: 2 }]);
    expect(await roles()).toEqual(['admin admin', 'colleague agent']);
    expect(await team.row('leads', lead)).toMatchObject({ assignee: null });
    expect(await team.row('contacts', contact)).toMatchObject({ assignee: null });
    expect(await team.row('leads', kept)).toMatchObject({ assignee: team.ids.colleague });
    for (const id of [lead, contact]) {
      expect(await team.history(id)).toMatchObject([
        { kind: 'assignment', assignee: null, by: team.ids.admin },
      ]);
    }
    expect(await team.read('agent', 'select id from public.leads')).toEqual([]);
  });

  test.each([
    ['nobody', 'agent', 'PT404'],
    ['unconfirmed', 'agent', 'PT409'],
    ['user', 'owner', '22P02'],
    ['user', null, 'PT422'],
  ])('is told why %s becomes no %s', async (name, role, code) => {
    expect(await setRole(name, role)).toBe(code);
    expect(await roles()).toEqual(TEAM);
  });

  test('removes nobody who has no role', async () => {
    expect(await removeRole('admin', 'user')).toBe('PT404');
    expect(await removeRole('admin', 'nobody')).toBe('PT404');
  });
});

describe('the last administrator', () => {
  test('can be neither removed nor made an agent', async () => {
    expect(await removeRole('admin', 'admin')).toBe('PT409');
    expect(await setRole('admin', 'agent')).toBe('PT409');
    expect(await setRole('admin', 'admin')).toBe('ok');
    expect(await roles()).toEqual(TEAM);
  });

  test('is one whose only colleague has deleted the account', async () => {
    await setRole('user', 'admin');
    await team.db.exec(`update auth.users set deleted_at = now() where email = 'user@example.com'`);
    expect(await removeRole('admin', 'admin')).toBe('PT409');
    await team.db.exec(`update auth.users set deleted_at = null where email = 'user@example.com'`);
  });

  test('is no longer one once there is another, who then is', async () => {
    await setRole('user', 'admin');
    expect(await removeRole('user', 'admin')).toBe('ok');
    expect(await removeRole('user', 'user')).toBe('PT409');
    expect(await removeRole('admin', 'user')).toBe('42501');
  });

  test.each(['set_role($1, $$agent$$)', 'remove_role($1)'])(
    'stays although two remove each other at once: %s asks behind a lock',
    async (call) => {
      await setRole('user', 'admin');
      const held = await team.tried('admin', async (tx) => {
        const locks = `select count(*)::int as count from pg_locks
          where locktype = 'advisory' and objid::bigint = hashtext('private.roles')::bigint & 4294967295`;
        const before = (await tx.query<{ count: number }>(locks)).rows[0]?.count;
        await tx.query(`select public.${call}`, ['user@example.com']);
        return [before, (await tx.query<{ count: number }>(locks)).rows[0]?.count];
      });
      expect(held).toEqual([0, 1]);
    },
  );
});

test('everybody on the team sees whom a row can be assigned to', async () => {
  const list = 'select email, role from public.list_staff()';
  const expected = ['admin', 'agent', 'colleague'].map((name) => ({
    email: `${name}@example.com`,
    role: name === 'admin' ? 'admin' : 'agent',
  }));
  expect(await team.read('admin', list)).toEqual(expected);
  expect(await team.read('agent', list)).toEqual(expected);
});

test('visitors read the cards that are switched on, with how fast most first answers were', async () => {
  const cards = async () =>
    (await as(team.db, 'anon', (tx) => tx.query('select public.team_cards() as cards'))).rows;
  const say = (isPublic: boolean) =>
    team.outcome(
      'agent',
      `select public.set_own_card(' Chika Obi ', '{English,Igbo}', ${isPublic}, '/9j/4AAQ')`,
    );
  for (const _ of [1, 2, 3]) await team.arrived('contacts', { assignee: team.ids.agent });
  await team.db.exec(`alter table public.contacts disable trigger user;
    update public.contacts set answer_seconds = n * 600
      from (select id, row_number() over () as n from public.contacts) as o where o.id = contacts.id;
    alter table public.contacts enable trigger user`);
  expect(await say(false)).toBe('ok');
  expect(await cards()).toEqual([{ cards: [] }]);
  expect(await say(true)).toBe('ok');
  const card = { name: 'Chika Obi', languages: ['English', 'Igbo'], picture: '/9j/4AAQ' };
  expect(await cards()).toEqual([{ cards: [{ ...card, answers_in: 1200 }] }]);
  const again = (more: string) =>
    team.outcome('agent', `select public.set_own_card('Chika Obi', '{English,Igbo}', true${more})`);
  expect([await again(''), await cards()]).toEqual([
    'ok',
    [{ cards: [{ ...card, answers_in: 1200 }] }],
  ]);
  expect(await again(`, ''`)).toBe('ok');
  expect(await cards()).toMatchObject([{ cards: [{ picture: null }] }]);
  const tooLong = `/9j/${'A'.repeat(16_000)}`;
  for (const wrong of [
    `'<b>', '{}', true`,
    ...['iVBORw0K', '/9j/"><b>', tooLong].map((picture) => `'Eve', '{}', true, '${picture}'`),
  ])
    expect(await team.outcome('agent', `select public.set_own_card(${wrong})`)).toBe('23514');
  await team.db.query('delete from public.user_roles where user_id = $1', [team.ids.agent]);
  expect(await cards()).toEqual([{ cards: [] }]);
});

test('whoever loses the role in the table editor, or their account, leaves their rows to everybody', async () => {
  const id = await team.arrived('leads', { assignee: team.ids.agent });
  await team.db.query('delete from public.user_roles where user_id = $1', [team.ids.agent]);
  expect(await team.row('leads', id)).toMatchObject({ assignee: null });
});
