import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { sample } from './support/backend';
import { handed, submitted } from './support/door';
import { as, keptAs, outcome } from './support/plain';
import { openTeam } from './support/team';

// In whose name a capture arrives that was sent without a token.

const { db, ids } = await openTeam();
const { agent: AGENT, admin: COLLEAGUE } = ids;
beforeEach(() =>
  db.exec(`
    delete from private.capture_passes;
    delete from public.user_roles;
    insert into public.user_roles (user_id, role) values ('${AGENT}', 'agent'), ('${COLLEAGUE}', 'admin');
  `),
);

async function passOf(sub: string): Promise<string> {
  const { rows } = await keptAs(
    db,
    'authenticated',
    (tx) => tx.query<{ pass: string }>('select public.new_capture_pass() as pass'),
    { sub },
  );
  return rows[0]?.pass ?? '';
}

type Sent = { id?: string; pass: string; source?: string; sub?: string };

/** Sends a lead as a phone does, with the public key unless there is a `sub`, and returns whose it is. */
async function sent({ id = randomUUID(), pass, source = 'viewing', sub }: Sent): Promise<unknown> {
  await submitted(
    db,
    'leads',
    { id, name: 'Ada', source, pass },
    sub ? { role: 'authenticated', sub } : {},
  );
  return capturedBy(id);
}

async function capturedBy(id: string): Promise<unknown> {
  const { rows } = await db.query<Record<string, unknown>>(
    'select captured_by, assignee from public.leads where id = $1',
    [id],
  );
  expect(rows).toHaveLength(1);
  // Theirs to work on, too.
  expect(rows[0]?.['assignee']).toBe(rows[0]?.['captured_by']);
  return rows[0]?.['captured_by'];
}

const count = async () =>
  (await db.query<{ n: number }>('select count(*)::int as n from private.capture_passes')).rows[0]
    ?.n;

test('a viewing with a pass is its account’s, although it was sent with the public key', async () => {
  expect(await sent({ pass: await passOf(AGENT) })).toBe(AGENT);
  expect(await sent({ pass: await passOf(COLLEAGUE) })).toBe(COLLEAGUE);
});

test('whoever is signed in signs in their own name, whatever pass they send', async () => {
  expect(await sent({ pass: await passOf(AGENT), sub: COLLEAGUE })).toBe(COLLEAGUE);
});

test('a pass serves for every viewing of its days, and whether or not its owner is still signed in', async () => {
  const pass = await passOf(AGENT);
  await db.exec(`update private.capture_passes set created_at = now() - interval '59 days'`);
  for (let n = 0; n < 3; n++) expect(await sent({ pass })).toBe(AGENT);
});

describe('a viewing arrives in nobody’s name', () => {
  test('with a pass that nobody was given', async () => {
    expect(await sent({ pass: randomUUID() })).toBeNull();
  });

  test('with one of sixty days ago', async () => {
    const pass = await passOf(AGENT);
    await db.exec(`update private.capture_passes set created_at = now() - interval '60 days'`);
    expect(await sent({ pass })).toBeNull();
  });

  test('with one of somebody who has no role any more', async () => {
    const pass = await passOf(AGENT);
    await db.query('delete from public.user_roles where user_id = $1', [AGENT]);
    expect(await sent({ pass })).toBeNull();
    await db.query(`insert into public.user_roles values ($1, 'agent')`, [AGENT]);
    expect(await sent({ pass }), 'nor once they are back').toBeNull();
  });

  test('with one of an account that was deleted', async () => {
    const account = randomUUID();
    await db.query(
      `insert into auth.users (id, email, email_confirmed_at) values ($1, 'gone@example.com', now())`,
      [account],
    );
    await db.query(`insert into public.user_roles values ($1, 'agent')`, [account]);
    const pass = await passOf(account);
    await db.query('delete from auth.users where id = $1', [account]);
    expect(await count()).toBe(0);
    expect(await sent({ pass })).toBeNull();
  });

  test('with its hash in place of a pass', async () => {
    await passOf(AGENT);
    const { rows } = await db.query<{ half: string }>(
      `select substring(encode(pass_hash, 'hex') for 32)::uuid::text as half from private.capture_passes`,
    );
    expect(await sent({ pass: rows[0]?.half ?? '' })).toBeNull();
  });
});

test.each(['whatsapp', 'call', 'newsletter'])(
  'a lead from %s is nobody’s, whatever pass it carries',
  async (source) => {
    expect(await sent({ pass: await passOf(AGENT), source })).toBeNull();
  },
);

test.each(['contacts', 'newsletter_subscribers', 'property_watchers'] as const)(
  '%s take no pass',
  async (table) => {
    const pass = await passOf(AGENT);
    const row = sample(table);
    expect(await submitted(db, table, { ...row, pass })).toMatchObject({ outcome: 'stored' });
    const sql = `select r::text as stored from public.${table} r where id = $1`;
    const { rows } = await db.query<{ stored: string }>(sql, [row['id']]);
    expect(rows[0]?.stored).not.toMatch(new RegExp(`${pass}|${AGENT}`));
  },
);

test('sent twice, it is answered as a replay and is stored once', async () => {
  const once = { id: randomUUID(), pass: await passOf(AGENT) };
  expect(await sent(once)).toBe(AGENT);
  const row = { id: once.id, name: 'Ada', source: 'viewing' };
  for (const pass of [once.pass, await passOf(COLLEAGUE)]) {
    expect(await submitted(db, 'leads', { ...row, pass })).toMatchObject({ outcome: 'delivered' });
  }
  expect(await capturedBy(once.id)).toBe(AGENT);
});

test('a correction takes no pass', async () => {
  const [id, secret, pass] = [randomUUID(), randomUUID(), await passOf(AGENT)];
  await submitted(db, 'leads', { id, secret, name: 'Ada', source: 'viewing' });
  const correction = { id, secret, revision: 1, pass, columns: { notes: 'Corner' } };
  expect(await handed(db, 'correct', correction)).toMatchObject({ outcome: 'stored' });
  expect(await capturedBy(id)).toBeNull();
});

describe('making a pass', () => {
  const make = (context: object) =>
    outcome(as(db, 'authenticated', (tx) => tx.query('select public.new_capture_pass()'), context));

  test('takes their second factor, if they have one', async () => {
    await db.exec(`
      create table auth.mfa_factors (user_id uuid not null, status text not null);
      insert into auth.mfa_factors values ('${AGENT}', 'verified');
    `);
    expect(await make({ sub: AGENT, aal: 'aal1' })).toBe('42501');
    expect(await make({ sub: AGENT, aal: 'aal2' })).toBe('ok');
    await db.exec('drop table auth.mfa_factors');
  });

  test('ends the oldest of an account that has a hundred, and no colleague’s', async () => {
    const [theirs, first, second] = [
      await passOf(COLLEAGUE),
      await passOf(AGENT),
      await passOf(AGENT),
    ];
    let last = '';
    for (let n = 0; n < 99; n++) last = await passOf(AGENT);
    expect(await count()).toBe(101);
    expect(await sent({ pass: first })).toBeNull();
    for (const pass of [second, last]) expect(await sent({ pass })).toBe(AGENT);
    expect(await sent({ pass: theirs })).toBe(COLLEAGUE);
  });

  test('stores nothing from which it could be told', async () => {
    const pass = await passOf(AGENT);
    const { rows } = await db.query<{ kept: string }>(
      `select string_agg(p::text, ' ') as kept from private.capture_passes p`,
    );
    expect(rows[0]?.kept).not.toContain(pass);
    expect(rows[0]?.kept).not.toContain(pass.replaceAll('-', ''));
  });
});

test('no role reads passes, and none is read with its lead', async () => {
  const pass = await passOf(AGENT);
  await sent({ pass });
  for (const role of ['anon', 'authenticated', 'service_role'] as const) {
    const read = as(db, role, (tx) => tx.query('select * from private.capture_passes'), {
      sub: AGENT,
    });
    expect(await outcome(read), role).toBe('42501');
  }
  const { rows } = await as(
    db,
    'authenticated',
    (tx) => tx.query(`select l::text from public.leads l`),
    { sub: COLLEAGUE },
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(pass);
});
