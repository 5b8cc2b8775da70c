import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { openPlainDatabase } from '../../scripts/backend/plain-database';
import { as, keptAs, outcome, type Role } from './support/plain';

// A refused request, whatever the reason, must not make the database grow.

const db = await openPlainDatabase();
await db.exec(`
  -- Letters that no compression makes shorter.
  create table private.letters as
    select string_agg(chr(97 + floor(random() * 26)::int), '') as noise from generate_series(1, 5001);
  create function public.noise(length integer) returns text
  language sql stable security definer as $$ select left(noise, length) from private.letters $$;
  create function public.body(entries integer) returns json language sql volatile as $$
    select json_agg(json_build_object('id', gen_random_uuid(), 'name', 'Eve', 'message', public.noise(5000)))
    from generate_series(1, entries)
  $$;
  insert into public.newsletter_subscribers (email, is_active) values ('left@example.com', false);
  create table private.amended as select gen_random_uuid() as id, gen_random_uuid() as secret;
  insert into public.leads (id, name, source, amend_secret) select id, 'Ada', 'viewing', secret from private.amended;
  -- A correction of that lead, later than all before.
  create function public.correct(
    name text, revision bigint default (extract(epoch from clock_timestamp()) * 1000000)::bigint
  ) returns text language sql volatile security definer as $$
    select private.amend_lead(id, secret, revision, jsonb_build_object('name', name, 'notes', public.noise(5000))) from private.amended
  $$`);
afterAll(() => db.close());
afterEach(() => db.exec('truncate private.submission_buckets, private.submission_totals'));

const REQUESTS = 25;
/** What locking a row writes to the log each time; a row with its indexes would be twice as much. */
const LOCKS = 300 * REQUESTS;

/** The size of all relations that a submission touches, and of the write-ahead log. */
async function written(): Promise<{ size: number; wal: number }> {
  const { rows } = await db.query<{ size: number; wal: number }>(`select
    (select sum(pg_total_relation_size(c.oid))::int from pg_class c
      where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'private')) as size,
    (pg_current_wal_insert_lsn() - '0/0')::float8 as wal`);
  return rows[0] ?? { size: 0, wal: 0 };
}

/** Sends so many such requests; returns their results and what they cost the database. */
async function flood(sql: string, role: Role = 'anon', headers: Record<string, string> = {}) {
  const send = () => outcome(keptAs(db, role, (tx) => tx.exec(sql), { headers }));
  // The first may be logged with a whole page: PostgreSQL notes there what it has looked up.
  const answers = new Set([await send()]);
  const before = await written();
  for (let sent = 0; sent < REQUESTS; sent += 1) answers.add(await send());
  const after = await written();
  return { answers: [...answers], grown: after.size - before.size, wal: after.wal - before.wal };
}

const limit = (settings: string) =>
  keptAs(db, 'service_role', (tx) => tx.exec(`select public.set_submission_limit(${settings})`));

/** Leaves the client of these tests without a token for a long time. */
async function emptyBucket() {
  await limit('burst => 1, per_minute => 1');
  await keptAs(db, 'anon', (tx) =>
    tx.exec(`insert into public.leads (name, source) values ('Eve', 'viewing')`),
  );
}

const COLUMNS = 'public.contacts (id, name, email, message)';
/** As PostgREST inserts a list, and a single object. */
const listed = (entries: number) => `insert into ${COLUMNS}
  select id, name, 'eve@example.com', message
  from json_to_recordset(public.body(${entries})) as _(id uuid, name text, message text)`;
const single = `insert into ${COLUMNS}
  select id, name, 'eve@example.com', message
  from json_to_record(public.body(1) -> 0) as _(id uuid, name text, message text)`;
/** A list as inserted by PostgREST 12 and later, which counts the rows and may roll all of them back. */
const counted = (entries: number) => `with pgrst_source as (insert into ${COLUMNS}
  select pgrst_body.id, pgrst_body.name, 'eve@example.com', pgrst_body.message
  from (select public.body(${entries}) as json_data) pgrst_payload, lateral (
    select id, name, message from json_to_recordset(pgrst_payload.json_data) as _(id uuid, name text, message text)
  ) pgrst_body returning 1)
  select pg_catalog.count(_postgrest_t) from (select * from pgrst_source) _postgrest_t`;
const tuple = `(gen_random_uuid(), 'Eve', 'eve@example.com', public.noise(5000))`;
const ID = randomUUID();

describe('a refused request leaves no trace in storage', () => {
  test.each<[name: string, sql: string, code: string]>([
    ['twenty rows, as a hosted project writes them', listed(20), 'PT413'],
    [
      'twenty rows, as the embedded database writes them',
      `insert into ${COLUMNS} values ${Array(20).fill(tuple).join(', ')}`,
      'PT413',
    ],
    [
      'twenty rows out of a series',
      `insert into ${COLUMNS} select gen_random_uuid(), 'Eve', 'eve@example.com', public.noise(5000) from generate_series(1, 20)`,
      'PT413',
    ],
    ['a list of one, which the REST interface may take back', counted(1), 'PT413'],
    [
      'a message that is too long',
      `insert into ${COLUMNS} values (gen_random_uuid(), 'Eve', 'eve@example.com', public.noise(5001))`,
      '23514',
    ],
    [
      'a message that is huge',
      `insert into ${COLUMNS} values (gen_random_uuid(), 'Eve', 'eve@example.com', repeat(public.noise(1000), 100))`,
      'PT413',
    ],
    [
      'a row that a rule refuses',
      `insert into ${COLUMNS} values (gen_random_uuid(), '', 'eve@example.com', public.noise(5000))`,
      '23514',
    ],
    [
      'a row that a rule refuses, with a secret',
      `insert into public.leads (name, source, amend_secret) values ('', 'viewing', gen_random_uuid())`,
      '23514',
    ],
    [
      'a subscription that a rule refuses, of an address that is new',
      `insert into public.newsletter_subscribers (email) values ('nobody')`,
      '23514',
    ],
    [
      'a subscription that a rule refuses, of somebody who left',
      `insert into public.newsletter_subscribers (email, name) values ('left@example.com', public.noise(5000))`,
      '23514',
    ],
    [
      'a request to be told of a property that a rule refuses',
      `insert into public.property_watchers (email, property_slug) values ('nobody', 'bloom-towers')`,
      '23514',
    ],
    [
      'a row that asks to be sent back',
      `insert into ${COLUMNS} values ${tuple} returning id`,
      '42501',
    ],
  ])('%s', async (_, sql, code) => {
    await limit('burst => 600, per_minute => 60, per_hour => 5000');
    const { answers, grown, wal } = await flood(sql);
    expect(answers).toEqual([code]);
    expect(grown).toBe(0);
    expect(wal).toBeLessThan(LOCKS);
  });

  test.each<[name: string, sql: string]>([
    ['one row after the other', single],
    ['twenty rows at a time', listed(20)],
  ])('from a client without a token, %s', async (_, sql) => {
    await emptyBucket();
    const { answers, grown, wal } = await flood(sql);
    expect(answers).toEqual(['PGRST']);
    expect(grown).toBe(0);
    expect(wal).toBeLessThan(LOCKS);
  });

  test.each<[name: string, headers: Record<string, string>]>([
    ['one row in the answer', { accept: 'application/vnd.pgrst.object+json' }],
    ['a count', { prefer: 'return=minimal, count=exact' }],
    ['a count, with blanks', { prefer: 'return=minimal,count = "exact"' }],
    ['a count, in capitals', { Prefer: 'Count=Exact' }],
    ['its row', { prefer: 'return=representation' }],
    ['its row, with blanks', { prefer: 'return\t= representation' }],
    ['what no form asks for', { prefer: 'return=minimal; note=1' }],
    ['its key', { prefer: 'return=headers-only' }],
    ['silence about what is stored already', { prefer: 'resolution=ignore-duplicates' }],
  ])('from a client that asks for %s', async (_, headers) => {
    await limit('burst => 600, per_minute => 60, per_hour => 5000');
    const { answers, grown } = await flood(single, 'anon', headers);
    expect(answers).toEqual(['PT406']);
    expect(grown).toBe(0);
  });

  test('from a signed-in user', async () => {
    await limit('burst => 600, per_minute => 60, per_hour => 5000');
    const { answers, grown } = await flood(listed(20), 'authenticated');
    expect(answers).toEqual(['PT413']);
    expect(grown).toBe(0);
  });

  test('when all clients together have sent enough', async () => {
    await limit('burst => 1, per_minute => 1000000, per_hour => 1');
    await keptAs(db, 'anon', (tx) => tx.exec(single));
    const { answers, grown, wal } = await flood(single);
    expect(answers).toEqual(['PGRST']);
    expect(grown).toBe(0);
    expect(wal).toBeLessThan(LOCKS);
  });

  test('for a replay and for an already subscribed address', async () => {
    await limit('burst => 600, per_minute => 60, per_hour => 5000');
    const replay = `insert into ${COLUMNS} values ('${ID}', 'Eve', 'eve@example.com', public.noise(5000))`;
    const again = () =>
      `insert into public.newsletter_subscribers (email) values ('eve@example.com')`;
    await keptAs(db, 'anon', (tx) => tx.exec(replay));
    await keptAs(db, 'anon', (tx) => tx.exec(again()));
    for (const sql of [replay, again()]) {
      const { answers, grown, wal } = await flood(sql);
      expect(answers).toEqual(['23505']);
      expect(grown).toBe(0);
      expect(wal).toBeLessThan(LOCKS);
    }
  });
});

describe('a refused correction leaves no trace in storage', () => {
  const correct = (name: string) => `select public.correct('${name}')`;
  /** Makes the lead look as if it had been corrected this many times. */
  const corrected = (times: number) =>
    db.query('update private.lead_amendments set corrections = $1', [times]);
  afterEach(() => corrected(0));

  test.each<[name: string, prepare: () => Promise<unknown>, sql: string, code: string]>([
    [
      'by a rule',
      () => limit('burst => 600, per_minute => 60, per_hour => 5000'),
      correct(''),
      '23514',
    ],
    [
      'for want of a revision',
      () => limit('burst => 600, per_minute => 60, per_hour => 5000'),
      `select public.correct('Ada', null)`,
      'PT400',
    ],
    ['for want of a token', emptyBucket, correct('Ada'), 'PGRST'],
    [
      'at the ceiling of all',
      async () => {
        await limit('burst => 1, per_minute => 1000000, per_hour => 1');
        await keptAs(db, 'anon', (tx) => tx.exec(correct('Ada')));
      },
      correct('Ada'),
      'PGRST',
    ],
    [
      'after the twentieth',
      async () => {
        await limit('burst => 600, per_minute => 60, per_hour => 5000');
        await corrected(19);
        await keptAs(db, 'anon', (tx) => tx.exec(correct('Ada')));
      },
      correct('Eve'),
      'PT422',
    ],
  ])('%s', async (_, prepare, sql, code) => {
    await prepare();
    const { answers, grown, wal } = await flood(sql);
    expect(answers).toEqual([code]);
    expect(grown).toBe(0);
    expect(wal).toBeLessThan(LOCKS);
  });
});

describe('a list of one', () => {
  test.each<[name: string, sql: (id: string) => string]>([
    [
      'row',
      (id) => `insert into ${COLUMNS} select '${id}', name, 'ada@example.com', message
      from json_to_recordset(public.body(1)) as _(name text, message text)`,
    ],
    [
      'generated row',
      (id) =>
        `insert into public.leads (id, name, source) select '${id}', 'Ada', 'viewing' from generate_series(1, 1)`,
    ],
  ])('%s is stored completely, with the server’s columns', async (_, sql) => {
    await limit('burst => 600, per_minute => 60, per_hour => 5000');
    const id = randomUUID();
    await keptAs(db, 'anon', (tx) => tx.exec(sql(id)));
    const table = sql(id).includes('leads') ? 'leads' : 'contacts';
    const { rows } = await db.query<{ created_at: Date; captured_at: Date; message?: string }>(
      `select * from public.${table} where id = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.captured_at).toEqual(rows[0]?.created_at);
    if (table === 'contacts') expect(rows[0]?.message).toHaveLength(5000);
    expect(await outcome(keptAs(db, 'anon', (tx) => tx.exec(sql(id))))).toBe('23505');
  });

  test('is refused by the rules that apply to every row', async () => {
    const insert = (values: string) =>
      outcome(
        as(db, 'anon', (tx) =>
          tx.exec(
            `insert into public.leads (name, source) select ${values} from generate_series(1, 1)`,
          ),
        ),
      );
    expect(await insert(`'', 'viewing'`)).toBe('23514');
    expect(await insert(`'Ada', 'viewing'`)).toBe('ok');
  });
});

test('a correction’s error names the rule but nothing about the row, which its device may not know', async () => {
  await limit('burst => 600, per_minute => 60, per_hour => 5000');
  const refused = keptAs(db, 'anon', (tx) => tx.exec(`select public.correct('')`));
  const error = await refused.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    code: '23514',
    schema: 'public',
    table: 'leads',
    constraint: 'leads_name_present',
  });
  expect(error).toHaveProperty('detail', undefined);
});
