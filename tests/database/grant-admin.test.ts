import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, describe, expect, test } from 'vitest';
import { choosePassword, grantAdmin, sendRecovery } from '../../scripts/backend/demo-admin';
import { type Account, ANON, openTestBackend, PASSWORD, type TestBackend } from './support/backend';
import { openPlainDatabase } from './support/plain';

// Somebody signs up with an administrator's address before its owner does, and the owner opens the link.

describe('somebody who had the account before it became an administrator’s', () => {
  let backend: TestBackend;
  let account: Account;
  let refreshToken: string;

  const session = (grantType: string, body: object) =>
    backend.call(ANON, 'POST', `/auth/v1/token?grant_type=${grantType}`, body);
  const role = (caller: Account['caller']) =>
    backend.call(caller, 'GET', '/rest/v1/user_roles?select=role');

  beforeAll(async () => {
    backend = await openTestBackend();
    await backend.submit(ANON, 'contacts', {
      id: randomUUID(),
      name: 'Ada',
      email: 'ada@example.com',
      message: 'Hello',
    });
    account = await backend.signUp();
    const { json } = await session('password', { email: account.email, password: PASSWORD });
    refreshToken = (json as { refresh_token: string }).refresh_token;
    await sendRecovery(backend.access, account.email);
    expect(await grantAdmin(backend.access, account.email)).toBe(true);
  });

  test('can’t sign in with the password', async () => {
    const { status } = await session('password', { email: account.email, password: PASSWORD });
    expect(status).toBe(400);
    expect((await session('password', { email: account.email, password: '' })).status).toBe(400);
  });

  test('can’t continue a session', async () => {
    expect((await session('refresh_token', { refresh_token: refreshToken })).status).toBe(400);
  });

  test('reads nothing with a token that has not expired', async () => {
    expect((await role(account.caller)).json).toEqual([]);
    expect((await backend.call(account.caller, 'GET', '/rest/v1/contacts')).json).toEqual([]);
  });

  test('can’t use a message that was sent before, nor an empty link', async () => {
    const { link } = backend.letter(account.email);
    for (const one of [link, link.replace(/token_hash=\w+/, 'token_hash=')]) {
      await expect(backend.spend(one)).rejects.toThrow();
    }
  });

  test('is shut out, and the owner chooses a password through the address', async () => {
    // Repeating the command sends the message again until a password is chosen, and changes nothing from then on.
    expect(await grantAdmin(backend.access, account.email)).toBe(true);
    await sendRecovery(backend.access, account.email);
    await choosePassword(backend.access, backend.letter(account.email).link, 'the owner’s own');
    expect(await grantAdmin(backend.access, account.email)).toBe(false);
    const { json } = await session('password', {
      email: account.email,
      password: 'the owner’s own',
    });
    const { access_token: token } = json as { access_token: string };
    const owner = { ...ANON, authorization: `Bearer ${token}` };
    expect((await role(owner)).json).toEqual([{ role: 'admin' }]);
    expect((await backend.call(owner, 'GET', '/rest/v1/contacts')).json).toHaveLength(1);
    expect((await role(account.caller)).json).toEqual([]);
  });
});

describe('of an account at a hosted project', () => {
  let db: PGlite;
  const id = randomUUID();
  const TABLES = ['sessions', 'refresh_tokens', 'one_time_tokens', 'flow_state', 'mfa_factors'];

  beforeAll(async () => {
    db = await openPlainDatabase();
    await db.exec(`create table auth.mfa_factors (user_id uuid not null, status text)`);
  });

  const counts = async (user: string) => {
    const found: Record<string, unknown> = {};
    for (const table of [...TABLES, 'identities']) {
      const { rows } = await db.query<{ n: number }>(
        `select count(*)::int as n from auth.${table} where user_id::text = $1`,
        [user],
      );
      found[table] = rows[0]?.n;
    }
    return found;
  };
  const setUp = async (user: string, email: string, phone: string) => {
    await db.query(
      `insert into auth.users (id, email, email_confirmed_at, encrypted_password, phone, email_change)
        values ($1, $2, now(), 'theirs', $3, 'mallory@example.com')`,
      [user, email, phone],
    );
    for (const table of TABLES) {
      await db.query(`insert into auth.${table} (user_id) values ($1)`, [user]);
    }
    await db.query(
      `insert into auth.identities (user_id, provider) values ($1, 'email'), ($1, 'google')`,
      [user],
    );
  };

  test('passwords, sessions, messages, factors and other sign-ins end; other accounts keep theirs', async () => {
    const other = randomUUID();
    await setUp(id, 'owner@example.com', '1');
    await setUp(other, 'other@example.com', '2');
    const before = await counts(other);
    expect(Object.values(before)).toEqual([1, 1, 1, 1, 1, 2]);
    await db.query(`select public.grant_admin('owner@example.com')`);
    expect(Object.values(await counts(id))).toEqual([0, 0, 0, 0, 0, 1]);
    expect(await counts(other)).toEqual(before);
    const { rows } = await db.query(
      `select encrypted_password, phone, email_change from auth.users order by email desc`,
    );
    expect(rows).toEqual([
      { encrypted_password: '', phone: null, email_change: '' },
      { encrypted_password: 'theirs', phone: '2', email_change: 'mallory@example.com' },
    ]);
  });

  test('an administrator keeps them when the role is granted again', async () => {
    await db.query(`update auth.users set encrypted_password = 'own' where id = $1`, [id]);
    await db.query('insert into auth.mfa_factors (user_id) values ($1)', [id]);
    const { rows } = await db.query(`select public.grant_admin('owner@example.com') as needs`);
    expect(rows).toEqual([{ needs: false }]);
    expect(await counts(id)).toMatchObject({ mfa_factors: 1 });
  });

  test('until a password is chosen, granting the role again ends what was opened in the meantime', async () => {
    const late = randomUUID();
    await setUp(late, 'late@example.com', '3');
    const grant = () => db.query(`select public.grant_admin('late@example.com') as needs`);
    await grant();
    await db.query('insert into auth.sessions (user_id) values ($1)', [late]);
    expect((await grant()).rows).toEqual([{ needs: true }]);
    expect(await counts(late)).toMatchObject({ sessions: 0 });
  });

  test.each([
    ['a password', 'own'],
    ['another provider instead of a password', null],
  ])(
    'an account whose role was inserted directly is trusted as it is, with %s',
    async (_, hash) => {
      const trusted = randomUUID();
      const email = `${trusted}@example.com`;
      await setUp(trusted, email, trusted);
      await db.query('update auth.users set encrypted_password = $1 where id = $2', [
        hash,
        trusted,
      ]);
      const before = await counts(trusted);
      await db.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
        trusted,
      ]);
      const grant = () => db.query('select public.grant_admin($1) as needs', [email]);
      expect((await grant()).rows).toEqual([{ needs: false }]);
      expect(await counts(trusted)).toEqual(before);
      // Its sign-up is in doubt.
      await db.query('delete from public.user_roles where user_id = $1', [trusted]);
      expect((await grant()).rows).toEqual([{ needs: true }]);
      expect(await counts(trusted)).toMatchObject({ sessions: 0, refresh_tokens: 0 });
    },
  );
});
