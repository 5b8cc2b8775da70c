import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { keptAs, outcome } from './support/plain';
import { openTeam } from './support/team';

/** An account of somebody who is no member yet. */
let guest: string;
const team = await openTeam();

beforeEach(async () => {
  guest = randomUUID();
  await team.db.exec(`
    delete from private.staff_invitations;
    delete from public.user_roles;
    delete from auth.users where email = 'guest@example.com';
    insert into public.user_roles (user_id, role) values
      ('${team.ids.admin}', 'admin'), ('${team.ids.agent}', 'agent'), ('${team.ids.colleague}', 'agent');
    insert into auth.users (id, email, encrypted_password, email_confirmed_at) values ('${guest}', 'Guest@Example.com', 'hash', now());
  `);
});

type Invited = { code: string; has_account: boolean };

async function invite(email = 'guest@example.com', role = 'agent'): Promise<Invited> {
  const rows = await team.kept('admin', async (tx) => {
    const sql = 'select public.invite_staff($1, $2) as invited';
    return (await tx.query<{ invited: Invited }>(sql, [email, role])).rows;
  });
  const [row] = rows;
  if (!row) throw new Error('Nothing came back');
  return row.invited;
}

const tryToInvite = (email: string, role: string | null = 'agent') =>
  team.outcome('admin', 'select public.invite_staff($1, $2)', [email, role]);

/** Accepts as the guest, or another account; its error code or `ok`. */
const accept = (code: string, sub = guest) =>
  outcome(
    keptAs(
      team.db,
      'authenticated',
      (tx) => tx.query('select public.accept_invitation($1)', [code]),
      { sub },
    ),
  );

async function roleOf(account: string): Promise<string | undefined> {
  const sql = 'select role from public.user_roles where user_id = $1';
  return (await team.db.query<{ role: string }>(sql, [account])).rows[0]?.role;
}

const list = () =>
  team.read<Record<string, unknown>>(
    'admin',
    `select email, role, invited_by, extract(day from expires_at - created_at)::int as days from public.list_invitations()`,
  );

describe('an invitation', () => {
  test.each(['agent', 'admin'])('gives the role of %s to whoever opens its link', async (role) => {
    const { code } = await invite(' \u202aGUEST\u200b@example.com\u2069 ', role);
    expect(await list()).toEqual([
      { email: 'guest@example.com', role, invited_by: 'admin@example.com', days: 7 },
    ]);
    expect(await roleOf(guest)).toBeUndefined();
    expect(await accept(code)).toBe('ok');
    expect(await roleOf(guest)).toBe(role);
    expect(await list()).toEqual([]);
  });

  test('can be accepted once', async () => {
    const { code } = await invite();
    await accept(code);
    await team.db.query('delete from public.user_roles where user_id = $1', [guest]);
    expect(await accept(code)).toBe('PT404');
  });

  test('ends what opened the account before, but not the session in which it is accepted', async () => {
    const [own, other] = [randomUUID(), randomUUID()];
    for (const session of [own, other]) {
      await team.db.query('insert into auth.sessions (id, user_id) values ($1, $2)', [
        session,
        guest,
      ]);
      await team.db.query('insert into auth.refresh_tokens (user_id, session_id) values ($1, $2)', [
        guest,
        session,
      ]);
    }
    await team.db.query(`insert into auth.identities (user_id, provider) values ($1, 'google')`, [
      guest,
    ]);
    const { code } = await invite();
    await team.db.transaction(async (tx) => {
      await tx.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ role: 'authenticated', sub: guest, session_id: own }),
      ]);
      await tx.exec('set local role authenticated');
      await tx.query('select public.accept_invitation($1)', [code]);
    });
    const { rows } = await team.db.query(
      `select encrypted_password as password,
        (select array_agg(s.id) from auth.sessions s where s.user_id = u.id) as sessions,
        (select array_agg(t.session_id) from auth.refresh_tokens t where t.user_id = u.id::text) as tokens,
        (select count(*)::int from auth.identities i where i.user_id = u.id) as identities
      from auth.users u where u.id = $1`,
      [guest],
    );
    expect(rows).toEqual([{ password: '', sessions: [own], tokens: [own], identities: 0 }]);
  });

  test('is worth nothing with a wrong code, or to another account', async () => {
    const { code } = await invite();
    expect(await accept(randomUUID())).toBe('PT404');
    expect(await accept(code, team.ids.user)).toBe('PT404');
    expect(await roleOf(guest)).toBeUndefined();
    expect(await roleOf(team.ids.user)).toBeUndefined();
    expect(await list()).toHaveLength(1);
  });

  test('is worth nothing until the address is confirmed', async () => {
    const { code } = await invite();
    await team.db.query('update auth.users set email_confirmed_at = null where id = $1', [guest]);
    expect(await accept(code)).toBe('PT404');
    await team.db.query('update auth.users set email_confirmed_at = now() where id = $1', [guest]);
    expect(await accept(code)).toBe('ok');
  });

  test('expires after seven days', async () => {
    const { code } = await invite();
    const age = (interval: string) =>
      team.db.exec(`update private.staff_invitations
        set created_at = now() - interval '${interval}', expires_at = now() - interval '${interval}' + interval '7 days'`);
    await age('7 days');
    expect(await accept(code)).toBe('PT404');
    await age('6 days 23 hours');
    expect(await accept(code)).toBe('ok');
  });

  test('can be withdrawn', async () => {
    const { code } = await invite();
    const withdraw = () =>
      team.outcome('admin', `select public.withdraw_invitation(' Guest@example.com')`);
    expect(await withdraw()).toBe('ok');
    expect(await withdraw()).toBe('PT404');
    expect(await accept(code)).toBe('PT404');
  });

  test('is replaced by the next one, whose link alone opens anything', async () => {
    const first = await invite('guest@example.com', 'admin');
    const second = await invite('guest@example.com', 'agent');
    expect(await list()).toHaveLength(1);
    expect(await accept(first.code)).toBe('PT404');
    expect(await accept(second.code)).toBe('ok');
    expect(await roleOf(guest)).toBe('agent');
  });

  test.each([
    ['remove_role', `select public.remove_role('admin@example.com')`],
    ['set_role', `select public.set_role('admin@example.com', 'agent')`],
  ])('ends with the role of whoever made it, by %s', async (_, sql) => {
    await team.outcome('admin', `select public.set_role('user@example.com', 'admin')`);
    const { code } = await invite('guest@example.com', 'admin');
    expect(await team.outcome('user', sql)).toBe('ok');
    expect(await accept(code)).toBe('PT404');
  });

  test('tells whether there is an account, which then chooses a new password', async () => {
    expect((await invite()).has_account).toBe(true);
    expect((await invite('somebody@example.com')).has_account).toBe(false);
  });

  test('is kept by its hash alone', async () => {
    const { code } = await invite();
    const { rows } = await team.db.query(
      `select i::text like '%' || $1 || '%' as is_told from private.staff_invitations i`,
      [code.slice(0, 8)],
    );
    expect(rows).toEqual([{ is_told: false }]);
  });
});

describe('the database refuses', () => {
  test.each([
    ['no address', 'guest', 'agent', 'PT422'],
    ['an address with a gap', 'gu est@example.com', 'agent', 'PT422'],
    ['two addresses', 'a@example.com,b@example.com', 'agent', 'PT422'],
    ['an address that is too long', `${'a'.repeat(250)}@example.com`, 'agent', 'PT422'],
    ['no role', 'guest@example.com', null, 'PT422'],
    ['a role that is none', 'guest@example.com', 'owner', '22P02'],
    ['somebody on the team', 'Agent@example.com', 'admin', 'PT409'],
  ])('an invitation of %s', async (_, email, role, code) => {
    expect(await tryToInvite(email, role)).toBe(code);
    expect(await list()).toEqual([]);
  });

  test('more than fifty open ones', async () => {
    await team.db.exec(`insert into private.staff_invitations (email, role, code_hash, invited_by)
      select n || '@example.com', 'agent', sha256(n::text::bytea), '${team.ids.admin}' from generate_series(1, 50) as n`);
    expect(await tryToInvite('guest@example.com')).toBe('PT409');
    // The same again is none more.
    expect(await tryToInvite('7@example.com')).toBe('ok');
  });
});
