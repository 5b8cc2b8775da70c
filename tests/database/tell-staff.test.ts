import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrate } from '../../scripts/backend/migrate';
import { openHostedDatabase } from '../../scripts/backend/plain-database';
import { submitted } from './support/door';
import { as, keptAs, outcome, type Role } from './support/plain';

// The database side of Supabase's Realtime: inserting a row sends a message, and its policies decide who may hear a
// topic.
const REALTIME_SQL = `create schema realtime;
create table realtime.messages (
  id uuid not null default gen_random_uuid(), topic text not null, extension text not null, payload jsonb, event text,
  private boolean, inserted_at timestamp not null default now()
);
alter table realtime.messages enable row level security;
grant usage on schema realtime to anon, authenticated, service_role;
grant select, insert on realtime.messages to anon, authenticated, service_role;
create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '') $$;
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql as $$ begin
  insert into realtime.messages (payload, event, topic, private, extension) values (payload, event, topic, private, 'broadcast');
end $$;
create publication supabase_realtime;
create table public.of_somebody_else (id int primary key);
alter publication supabase_realtime add table public.of_somebody_else;`;

const [ADMIN, USER] = [randomUUID(), randomUUID()];
const [AGENT, COLLEAGUE] = [randomUUID(), randomUUID()];
const [ADA, OBI] = [randomUUID(), randomUUID()];

vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const db = await openHostedDatabase();
await db.exec(REALTIME_SQL);
await migrate(db);
await db.query(
  `insert into auth.users (id, email, email_confirmed_at) values
    ($1, 'admin@example.com', now()), ($2, 'user@example.com', now()),
    ($3, 'agent@example.com', now()), ($4, 'colleague@example.com', now())`,
  [ADMIN, USER, AGENT, COLLEAGUE],
);
await db.exec(`select public.grant_admin('admin@example.com');
  insert into public.user_roles (user_id, role) values ('${AGENT}', 'agent'), ('${COLLEAGUE}', 'agent')`);
afterAll(() => db.close());
beforeEach(() =>
  db.exec(`
    delete from public.leads; delete from public.contacts; delete from public.newsletter_subscribers;
    insert into public.leads (id, name, source) values ('${ADA}', 'Ada', 'viewing'), ('${OBI}', 'Obi', 'viewing');
    delete from realtime.messages;
  `),
);

test('no table has more than eight triggers, those for Realtime included', async () => {
  const { rows } = await db.query(
    `select t.tgrelid::regclass::text as table_name, count(*)::int as triggers from pg_trigger t
      where not t.tgisinternal and t.tgrelid in (
        select c.oid from pg_class c where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      )
      group by 1 having count(*) > 8`,
  );
  expect(rows).toEqual([]);
});

const messages = async (topic = 'staff') =>
  (
    await db.query<{ payload: object }>(
      'select topic, event, private, payload from realtime.messages where topic = $1 order by inserted_at',
      [topic],
    )
  ).rows;
const told = async (topic?: string) => (await messages(topic)).map(({ payload }) => payload);

describe('an administrator is notified', () => {
  test('of a visitor’s submission, with its key and nothing else, on the private topic, and so are agents', async () => {
    const id = randomUUID();
    await submitted(db, 'contacts', {
      id,
      name: 'Bisi',
      email: 'bisi@example.com',
      phone: '+2348031234567',
      message: 'My secret',
    });
    expect(await messages()).toEqual([
      {
        topic: 'staff',
        event: 'rows',
        private: true,
        payload: { table: 'contacts', operation: 'INSERT', ids: [id] },
      },
    ]);
    expect(await told('agents')).toEqual([{ table: 'contacts', operation: 'INSERT', ids: [id] }]);
  });

  test('of a change and a deletion', async () => {
    const sub = ADMIN;
    await keptAs(
      db,
      'authenticated',
      (tx) => tx.query(`update public.leads set status = 'contacted' where id = $1`, [ADA]),
      { sub },
    );
    await keptAs(
      db,
      'authenticated',
      (tx) => tx.query('delete from public.leads where id = $1', [OBI]),
      { sub },
    );
    expect(await told()).toEqual([
      { table: 'leads', operation: 'UPDATE', ids: [ADA] },
      { table: 'leads', operation: 'DELETE', ids: [OBI] },
    ]);
  });

  test('once for a thousand rows, and not for none', async () => {
    await db.exec(`insert into public.newsletter_subscribers (email)
      select n || '@example.com' from generate_series(1, 1000) as n`);
    await db.exec(`delete from public.contacts where name = 'Nobody'`);
    expect(await told()).toEqual([
      { table: 'newsletter_subscribers', operation: 'INSERT', ids: null },
    ]);
  });
});

describe('agents are notified', () => {
  const own = (agent: string) => told(`agent:${agent}`);
  const update = { table: 'leads', operation: 'UPDATE', ids: [ADA] };
  const assign = (agent: string | null) =>
    db.query('update public.leads set assignee = $1 where id = $2', [agent, ADA]);
  const change = () =>
    db.query(`update public.leads set status = 'contacted' where id = $1`, [ADA]);

  test('of what nobody has taken', async () => {
    await change();
    expect(await told('agents')).toEqual([update]);
    expect(await own(AGENT)).toEqual([]);
  });

  test('of what is theirs alone, and not of a colleague’s', async () => {
    await assign(AGENT);
    await db.exec('delete from realtime.messages');
    await change();
    expect(await own(AGENT)).toEqual([update]);
    expect(await own(COLLEAGUE)).toEqual([]);
    expect(await told('agents')).toEqual([]);
  });

  test('once more of what goes to a colleague, and of nothing about it afterwards', async () => {
    await assign(AGENT);
    await db.exec('delete from realtime.messages');
    await assign(COLLEAGUE);
    expect([await own(AGENT), await own(COLLEAGUE)]).toEqual([[update], [update]]);
    await db.exec('delete from realtime.messages');
    await change();
    await db.query('delete from public.leads where id = $1', [ADA]);
    expect(await own(AGENT)).toEqual([]);
    expect(await own(COLLEAGUE)).toHaveLength(2);
    expect(await told('agents')).toEqual([]);
  });

  test('of what they captured, whoever has it', async () => {
    await db.query('update public.leads set captured_by = $1, assignee = $2 where id = $3', [
      AGENT,
      COLLEAGUE,
      ADA,
    ]);
    await db.exec('delete from realtime.messages');
    await change();
    expect(await own(AGENT)).toEqual([update]);
  });

  test('of an event about a row, and of a row that is deleted only when it goes', async () => {
    await keptAs(
      db,
      'authenticated',
      (tx) =>
        tx.query(`insert into public.lead_events (lead_id, kind, body) values ($1, 'note', 'x')`, [
          ADA,
        ]),
      { sub: AGENT },
    );
    expect(await told('agents')).toEqual([update]);
    await db.query('update public.leads set deleted_at = now() where id = $1', [ADA]);
    await db.exec('delete from realtime.messages');
    await change();
    expect(await told('agents')).toEqual([]);
  });
});

test('a submission is stored even if nobody can be notified', async () => {
  await db.exec('alter table realtime.messages rename to elsewhere');
  const said = await submitted(db, 'leads', { name: 'Bisi', source: 'viewing' });
  expect(said).toMatchObject({ outcome: 'stored' });
  await db.exec('alter table realtime.elsewhere rename to messages');
  const { rows } = await db.query(`select from public.leads where name = 'Bisi'`);
  expect(rows).toHaveLength(1);
});

describe('a notification', () => {
  /** As Realtime asks when somebody joins a topic. */
  const heard = (role: Role, topic: string, sub?: string) =>
    as(
      db,
      role,
      async (tx) => {
        await tx.query(`select set_config('realtime.topic', $1, true)`, [topic]);
        const sql = 'select from realtime.messages where topic = $1';
        return (await tx.query(sql, [topic])).rows.length;
      },
      sub ? { sub } : {},
    );

  test('is heard by administrators only, on their topic', async () => {
    await db.query('delete from public.leads where id = $1', [ADA]);
    expect(await heard('authenticated', 'staff', ADMIN)).toBe(1);
    expect(await heard('authenticated', 'another', ADMIN)).toBe(0);
    expect(await heard('authenticated', 'staff', USER)).toBe(0);
    expect(await heard('anon', 'staff')).toBe(0);
    expect(await heard('authenticated', 'staff', AGENT)).toBe(0);
  });

  test('for agents is heard by agents, and one for a single agent by nobody else', async () => {
    await db.query('update public.leads set assignee = $1 where id = $2', [AGENT, ADA]);
    const own = `agent:${AGENT}`;
    expect(await heard('authenticated', 'agents', AGENT)).toBe(1);
    expect(await heard('authenticated', 'agents', ADMIN)).toBe(0);
    expect(await heard('authenticated', 'agents', USER)).toBe(0);
    expect(await heard('authenticated', own, AGENT)).toBe(1);
    for (const sub of [COLLEAGUE, ADMIN, USER]) {
      expect(await heard('authenticated', own, sub)).toBe(0);
    }
    expect(await heard('anon', own)).toBe(0);
  });

  test.each([['anon'], ['authenticated', USER], ['authenticated', ADMIN]] as [Role, string?][])(
    'cannot be forged by %s %s',
    async (role, sub) => {
      const forging = as(
        db,
        role,
        async (tx) => {
          await tx.query(`select set_config('realtime.topic', 'staff', true)`);
          await tx.query(
            `insert into realtime.messages (topic, extension) values ('staff', 'broadcast')`,
          );
        },
        sub ? { sub } : {},
      );
      expect(await outcome(forging)).toBe('42501');
    },
  );
});

test('none of our tables is replicated, and other publications are unchanged', async () => {
  const { rows } = await db.query(
    `select schemaname, tablename from pg_publication_tables where pubname = 'supabase_realtime'`,
  );
  expect(rows).toEqual([{ schemaname: 'public', tablename: 'of_somebody_else' }]);
});
