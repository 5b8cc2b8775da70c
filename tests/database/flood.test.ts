import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { submitted } from './support/door';
import { keptAs, openPlainDatabase } from './support/plain';

// A refused request, whatever the reason, must not make the database grow.

const db = await openPlainDatabase();
await db.exec(`
  -- Letters that no compression makes shorter.
  create table private.letters as
    select string_agg(chr(97 + floor(random() * 26)::int), '') as noise from generate_series(1, 5001);
  create function public.noise(length integer) returns text
  language sql stable security definer as $$ select left(noise, length) from private.letters $$;
  insert into public.newsletter_subscribers (email, is_active) values ('left@example.com', false);
  insert into public.property_watchers (email, property_slug) values ('told@example.com', 'bloom-towers');`);
const LEAD = { id: randomUUID(), secret: randomUUID() };
await submitted(db, 'leads', { ...LEAD, name: 'Ada', source: 'viewing' });
// The first look at a new row marks it as committed, and logs its whole page once: as it is after a while.
await db.exec('vacuum');
// Its first row would make a table larger.
await db.exec(`
  insert into private.submission_buckets (client, tokens, refilled_at, kind) values ('\\x000000', 1, now(), 'somebody else')`);
afterEach(() =>
  db.exec(
    `delete from private.submission_buckets where kind = 'submissions'; truncate private.submission_totals`,
  ),
);

const REQUESTS = 25;
/** What locking a row writes to the log each time; a row with its indexes would be twice as much. */
const LOCKS = 300 * REQUESTS;
/** And the token of whoever is answered by a look into a table. */
const TOKENS = 200 * REQUESTS;

/** The size of all relations that a submission touches, and of the write-ahead log. */
async function written(): Promise<{ size: number; wal: number }> {
  const { rows } = await db.query<{ size: number; wal: number }>(`select
    (select sum(pg_total_relation_size(c.oid))::int from pg_class c
      where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'private')) as size,
    (pg_current_wal_insert_lsn() - '0/0')::float8 as wal`);
  return rows[0] ?? { size: 0, wal: 0 };
}

/** Sends so many such requests from the first on; returns their results and what they cost the database. */
async function flood(sql: string) {
  const send = async () => {
    try {
      const answer = (await keptAs(db, 'anon', (tx) => tx.exec(sql))).at(-1)?.rows[0];
      return String(answer?.['outcome'] ?? 'ok');
    } catch (error) {
      if (error instanceof Error && 'code' in error) return String(error.code);
      throw error;
    }
  };
  const answers = new Set<string>();
  const before = await written();
  for (let sent = 0; sent < REQUESTS; sent += 1) answers.add(await send());
  const after = await written();
  return { answers: [...answers], grown: after.size - before.size, wal: after.wal - before.wal };
}

/** Each is answered so, and costs a token at most. */
async function expectNoTrace(sql: string, answer: string): Promise<void> {
  const takesToken = answer === 'refused' || answer === 'listed';
  const { answers, grown, wal } = await flood(sql);
  expect(answers).toEqual([answer]);
  // The index of the buckets gets a page now and then.
  expect(grown).toBeLessThanOrEqual(takesToken ? 8192 : 0);
  expect(wal).toBeLessThan(LOCKS + (takesToken ? TOKENS : 0));
}

const limit = (settings: string) =>
  keptAs(db, 'service_role', (tx) => tx.exec(`select public.set_settings(${settings})`));
const ROOMY = 'burst => 600, per_minute => 60, per_hour => 5000';

/** Leaves the client of these tests without a token for a long time. */
async function emptyBucket() {
  await limit('burst => 1, per_minute => 1');
  await submitted(db, 'leads', { name: 'Eve', source: 'viewing' });
}

/** A call of a door, of which each argument is an expression. */
const call = (door: string, entry: string) =>
  `select public.${door}(${entry}) ->> 'outcome' as outcome`;
const submit = (table: string, columns: string, more = '') =>
  call(
    'submit',
    `jsonb_build_object('table', '${table}', 'columns', jsonb_build_object(${columns})${more})`,
  );
const contact = (message: string, more = '') =>
  submit('contacts', `'name', 'Eve', 'email', 'eve@example.com', 'message', ${message}`, more);
const SINGLE = contact('public.noise(5000)');
const TUPLE = `(gen_random_uuid(), 'Eve', 'eve@example.com', public.noise(5000))`;
const INSERT = 'insert into public.contacts (id, name, email, message)';

describe('a refused request leaves no trace in storage', () => {
  test.each<[name: string, sql: string, answer: string]>([
    ['a row for the table itself', `${INSERT} values ${TUPLE}`, '42501'],
    ['twenty of them', `${INSERT} values ${Array(20).fill(TUPLE).join(', ')}`, '42501'],
    [
      'a list of entries',
      call(
        'submit',
        `(select jsonb_agg(jsonb_build_object('table', 'contacts')) from generate_series(1, 20))`,
      ),
      'PT400',
    ],
    ['a message that is too long', contact('public.noise(5001)'), 'refused'],
    ['a message that is huge', contact('repeat(public.noise(1000), 100)'), 'refused'],
    [
      'a row that a rule refuses',
      submit('contacts', `'name', '', 'email', 'eve@example.com', 'message', public.noise(5000)`),
      'refused',
    ],
    [
      'a row that a rule refuses, with a secret',
      submit('leads', `'name', '', 'source', 'viewing'`, `, 'secret', gen_random_uuid()`),
      'refused',
    ],
    [
      'a row with a secret that is none',
      submit('leads', `'name', 'Eve', 'source', 'viewing'`, `, 'secret', 'none'`),
      '22P02',
    ],
    [
      'a subscription that a rule refuses, of an address that is new',
      submit('newsletter_subscribers', `'email', 'nobody'`),
      'refused',
    ],
    [
      'a subscription that a rule refuses, of somebody who left',
      submit('newsletter_subscribers', `'email', 'left@example.com', 'name', public.noise(5000)`),
      'refused',
    ],
    [
      'a request to be told of a property that a rule refuses',
      submit('property_watchers', `'email', 'nobody', 'property_slug', 'bloom-towers'`),
      'refused',
    ],
    [
      'one that a rule refuses, of an address that is told already',
      submit(
        'property_watchers',
        `'email', 'told@example.com', 'property_slug', 'bloom-towers', 'p256dh', 'A'`,
      ),
      'refused',
    ],
  ])('%s', async (_, sql, answer) => {
    await limit(ROOMY);
    await expectNoTrace(sql, answer);
  });

  test('from a client without a token', async () => {
    await emptyBucket();
    await expectNoTrace(SINGLE, 'wait');
  });

  test('when all clients together have sent enough', async () => {
    await limit('burst => 1, per_minute => 1000000, per_hour => 1');
    await keptAs(db, 'anon', (tx) => tx.exec(SINGLE));
    await expectNoTrace(SINGLE, 'wait');
  });

  test.each<[name: string, sql: string, answer: string]>([
    ['a replay', contact('public.noise(5000)', `, 'id', '${randomUUID()}'`), 'delivered'],
    [
      'an address that is subscribed',
      submit('newsletter_subscribers', `'email', 'eve@example.com'`),
      'listed',
    ],
    [
      'a second request of a device that is told already',
      submit(
        'property_watchers',
        `'endpoint', 'https://fcm.googleapis.com/a', 'p256dh', repeat('B', 87), 'auth', repeat('a', 22), 'property_slug', 'bloom-towers'`,
      ),
      'listed',
    ],
    [
      'a second request of an address that is told already',
      submit(
        'property_watchers',
        `'email', 'told@example.com', 'property_slug', 'bloom-towers'`,
        `, 'id', '${randomUUID()}'`,
      ),
      'delivered',
    ],
  ])('for %s', async (_, sql, answer) => {
    await limit(ROOMY);
    await keptAs(db, 'anon', (tx) => tx.exec(sql));
    await expectNoTrace(sql, answer);
  });

  test.each<[name: string, sql: string]>([
    ['what a rule refuses', submit('contacts', `'name', ''`)],
    [
      'asking whether an address is on the list',
      submit('newsletter_subscribers', `'email', 'told@example.com'`),
    ],
    [
      'guessing at a secret',
      call(
        'correct',
        `jsonb_build_object('id', '${LEAD.id}', 'secret', gen_random_uuid(), 'revision', 1, 'columns', '{}'::jsonb)`,
      ),
    ],
  ])('%s ends with the tokens', async (_, sql) => {
    await limit('burst => 5, per_minute => 1');
    await keptAs(db, 'anon', (tx) => tx.exec(sql));
    expect((await flood(sql)).answers.at(-1)).toBe('wait');
  });
});

describe('a refused correction leaves no trace in storage', () => {
  /** A correction of the lead, later than all before. */
  const correct = (
    name: string,
    revision = '(extract(epoch from clock_timestamp()) * 1000000)::bigint',
  ) =>
    call(
      'correct',
      `jsonb_build_object('id', '${LEAD.id}', 'secret', '${LEAD.secret}', 'revision', ${revision},
        'columns', jsonb_build_object('name', '${name}', 'notes', public.noise(5000)))`,
    );
  /** Makes the lead look as if it had been corrected this many times. */
  const corrected = (times: number) =>
    db.query('update private.lead_amendments set corrections = $1', [times]);
  afterEach(() => corrected(0));

  test.each<[name: string, prepare: () => Promise<unknown>, sql: string, answer: string]>([
    ['by a rule', () => limit(ROOMY), correct(''), 'refused'],
    ['for want of a revision', () => limit(ROOMY), correct('Ada', 'null'), 'PT400'],
    ['for want of a token', emptyBucket, correct('Ada'), 'wait'],
    [
      'at the ceiling of all',
      async () => {
        await limit('burst => 1, per_minute => 1000000, per_hour => 1');
        await keptAs(db, 'anon', (tx) => tx.exec(correct('Ada')));
      },
      correct('Ada'),
      'wait',
    ],
    [
      'after the twentieth',
      async () => {
        await limit(ROOMY);
        await corrected(19);
        await keptAs(db, 'anon', (tx) => tx.exec(correct('Ada')));
      },
      correct('Eve'),
      'refused',
    ],
  ])('%s', async (_, prepare, sql, answer) => {
    await prepare();
    await expectNoTrace(sql, answer);
  });
});
