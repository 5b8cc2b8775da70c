import { beforeEach, describe, expect, test } from 'vitest';
import { as, keptAs, openPlainDatabase, outcome } from './support/plain';

const db = await openPlainDatabase();

beforeEach(() =>
  db.exec(`
    delete from private.retention_runs;
    delete from private.submission_buckets;
    delete from public.observations;
    delete from public.contacts;
    delete from public.leads;
    insert into public.contacts (name, email, message, created_at) values
      ('Old', 'old@example.com', 'Hello', now() - interval '25 months'),
      ('New', 'new@example.com', 'Hello', now() - interval '23 months');
    insert into public.leads (name, source, status, created_at, updated_at) values
      ('Old', 'viewing', 'new', now() - interval '30 months', now() - interval '30 months'),
      ('Touched', 'viewing', 'contacted', now() - interval '30 months', now() - interval '1 month'),
      ('Customer', 'viewing', 'converted', now() - interval '60 months', now() - interval '60 months');
    insert into public.observations (kind, name, value, page, created_at) values
      ('vital', 'LCP', 1, '/old', now() - interval '91 days'),
      ('vital', 'LCP', 1, '/new', now() - interval '89 days');
    insert into private.submission_buckets (client, tokens, refilled_at) values
      ('\\x01', 1, now() - interval '31 minutes'), ('\\x02', 1, now() - interval '29 minutes');
  `),
);

const names = async (table: string) =>
  (await db.query<{ name: string }>(`select name from public.${table} order by name`)).rows.map(
    ({ name }) => name,
  );
const count = async (table: string) =>
  (await db.query<{ count: number }>(`select count(*)::int from ${table}`)).rows[0]?.count;

type Run = { erased: number; more: boolean };
/** As called by the scheduled workflow and the embedded server. */
const run = () =>
  keptAs(db, 'service_role', async (tx) => {
    const { rows } = await tx.query<{ run: Run }>('select public.run_retention() as run');
    return rows[0]?.run;
  });
/** As called by pg_cron, in batches of this size. */
const runBatch = async (size: number) => {
  const sql = 'select public.run_retention($1) as run';
  return (await db.query<{ run: Run }>(sql, [size])).rows[0]?.run;
};
const passes = (time: string) =>
  db.exec(`update private.retention_runs set ran_at = ran_at - interval '${time}'`);

test('old rows are erased, except customers and people contacted recently', async () => {
  expect(await run()).toEqual({ erased: 4, more: false });
  expect(await names('contacts')).toEqual(['New']);
  expect(await names('leads')).toEqual(['Customer', 'Touched']);
  expect(await count('public.observations')).toBe(1);
});

test('a row is erased after those that it stands for, which would be unanswered again', async () => {
  await db.exec(`update public.leads set merged_into = (select id from public.leads where name = 'Old'),
      created_at = now() - interval '30 months', updated_at = now() - interval '1 month' where name = 'Touched';
    update public.contacts set merged_into = (select id from public.contacts where name = 'Old') where name = 'New'`);
  await run();
  expect(await names('leads')).toEqual(['Customer', 'Old', 'Touched']);
  expect(await names('contacts')).toEqual(['New', 'Old']);
});

test('the hash of an address is deleted within half an hour, even if nobody sends anything', async () => {
  await run();
  expect(await count('private.submission_buckets')).toBe(1);
  await db.exec(
    `update private.submission_buckets set refilled_at = now() - interval '31 minutes'`,
  );
  await passes('10 minutes');
  await run();
  expect(await count('private.submission_buckets')).toBe(0);
});

test('the hashes of a secret are deleted after 120 days, unless one is younger or tells of an appointment to come', async () => {
  await db.exec(`update public.contacts set preferred_date = current_date - 2, created_at = now() - interval '23 months';
    update public.contacts set preferred_date = current_date where name = 'New';
    insert into private.lead_amendments (lead_id, secret_hash, created_at)
      select id, name::bytea, now() - interval '121 days' from public.contacts
      union all select gen_random_uuid(), name::bytea, now() - days * interval '1 day'
      from (values ('New', 121), ('Changed', 121), ('Changed', 119)) as row_before (name, days)`);
  await run();
  expect(await count('private.lead_amendments')).toBe(4);
  expect(await count(`private.lead_amendments where secret_hash = 'Old'`)).toBe(0);
});

test('an unconfirmed address is deleted after 30 days, unless its owner had left before', async () => {
  await db.exec(`
    delete from public.newsletter_subscribers;
    insert into public.newsletter_subscribers (email, name, is_active, pending_since, unsubscribed_at) values
      ('a@example.com', 'Forgotten', false, now() - interval '31 days', null),
      ('b@example.com', 'Fresh', false, now() - interval '29 days', null),
      ('c@example.com', 'Active', true, null, null),
      ('d@example.com', 'Left', false, now() - interval '31 days', now() - interval '2 years'),
      ('e@example.com', 'Left unrecorded', false, now() - interval '31 days', null);
    insert into private.newsletter_returns (submission, subscriber)
      select gen_random_uuid(), id from public.newsletter_subscribers where name = 'Left unrecorded'`);
  await run();
  expect(await names('newsletter_subscribers')).toEqual([
    'Active',
    'Fresh',
    'Left',
    'Left unrecorded',
  ]);
});

test('who watches a property is forgotten after two years, and a month after they left', async () => {
  await db.exec(`
    insert into public.property_watchers (email, property_slug, created_at, unsubscribed_at) values
      ('old@example.com', 'bloom-towers', now() - interval '25 months', null),
      ('new@example.com', 'bloom-towers', now() - interval '23 months', null),
      ('left@example.com', 'bloom-towers', now() - interval '3 months', now() - interval '31 days'),
      ('leaving@example.com', 'bloom-towers', now() - interval '3 months', now() - interval '29 days')`);
  await run();
  const { rows } = await db.query<{ email: string }>(
    'select email from public.property_watchers order by email',
  );
  expect(rows.map(({ email }) => email)).toEqual(['leaving@example.com', 'new@example.com']);
});

test('a long list is erased in batches, each in a short call', async () => {
  await db.exec(`insert into public.contacts (name, email, message, created_at)
    select 'Old', 'old@example.com', 'Hello', now() - interval '25 months' from generate_series(1, 24)`);
  expect(await runBatch(10)).toEqual({ erased: 13, more: true });
  expect(await runBatch(10)).toEqual({ erased: 10, more: true });
  expect(await runBatch(10)).toEqual({ erased: 5, more: false });
  expect(await names('contacts')).toEqual(['New']);
});

test('what was checked today is not checked again, however often it is called', async () => {
  const runsOf = async (job: string) => {
    const sql = 'select erased from private.retention_runs where job = $1';
    return (await db.query(sql, [job])).rows.length;
  };
  await run();
  await run();
  expect(await runsOf('contacts')).toBe(1);
  await passes('10 minutes');
  await run();
  expect([await runsOf('contacts'), await runsOf('submission_buckets')]).toEqual([1, 2]);
  await passes('1 day');
  await run();
  expect(await runsOf('contacts')).toBe(2);
});

test('each run is recorded with its row count and no row data', async () => {
  await run();
  const { rows } = await db.query<Record<string, unknown>>(
    'select * from private.retention_runs order by job',
  );
  const erasing = ['contacts', 'leads', 'observations', 'submission_buckets'];
  const jobs = await db.query<{ job: string }>('select job from private.retention order by job');
  expect(rows.map(({ job, erased }) => [job, erased])).toEqual(
    jobs.rows.map(({ job }) => [job, erasing.includes(job) ? 1 : 0]),
  );
  expect(Object.keys(rows[0] ?? {}).join(' ')).toBe('id job ran_at erased is_complete failure');
});

/** Does something while a job can't be done. */
async function failing(job: string, work: () => Promise<unknown>): Promise<void> {
  const condition = (sql: string) =>
    db.query('update private.retention set condition = $2 where job = $1', [job, sql]);
  const { rows } = await db.query<{ condition: string }>(
    'select condition from private.retention where job = $1',
    [job],
  );
  await condition('no_such_column < $1');
  await work();
  await condition(rows[0]?.condition ?? '');
}

test('a failure is recorded, blocks nothing else, and is retried', async () => {
  await failing('contacts', run);
  const { rows } = await db.query(
    `select is_complete, failure from private.retention_runs where job = 'contacts'`,
  );
  expect(rows).toEqual([{ is_complete: false, failure: '42703' }]);
  expect(await names('leads')).toEqual(['Customer', 'Touched']);
  await run();
  expect(await names('contacts')).toEqual(['New']);
});

test.each([
  ['leads', '29 days'],
  ['deleted_contacts', '29 days'],
  ['newsletter_unconfirmed', '29 days'],
  ['property_watchers', '29 days'],
  // Seconds.
  ['lead_amendments', '24'],
])('an accidentally short retention period is refused: %s', async (job, keep) => {
  const slip = db.query('update private.retention set keep = $2 where job = $1', [job, keep]);
  expect(await outcome(slip)).toBe('23514');
});

describe('lateness', () => {
  const lateJobs = async () => {
    const { rows } = await as(db, 'service_role', (tx) =>
      tx.query<{ health: { job: string; late_since: string | null }[] }>(
        'select public.retention_health() as health',
      ),
    );
    return rows[0]?.health.filter(({ late_since }) => late_since).map(({ job }) => job);
  };

  test('is reported for a database where it has never run', async () => {
    expect(await lateJobs()).toEqual([]);
    await db.exec(`update private.retention set since = now() - interval '3 days'`);
    // All that the privacy page's test lists, but for what ends with its device.
    const { rows } = await db.query<{ job: string }>(
      `select job from private.retention where job <> 'push_subscriptions' order by job`,
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(await lateJobs()).toEqual(rows.map(({ job }) => job));
    await run();
    expect(await lateJobs()).toEqual([]);
  });

  test('is reported for jobs that fail or never finish', async () => {
    await run();
    await passes('2 hours');
    expect(await lateJobs()).toEqual(['submission_buckets']);
    await passes('3 days');
    await failing('contacts', run);
    expect(await lateJobs()).toEqual(['contacts']);
  });
});
