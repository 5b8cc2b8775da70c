import { readMigrations } from '../backend/migrate.ts';
import { HOSTED_SQL } from '../backend/plain-database.ts';
import { findPostgres, type Postgres, startPostgres } from './postgres.ts';
import { inKilobytes, type Row, row } from './row.ts';
import type { Suite } from './suite.ts';

/** The daily limit for all clients together, as the migrations set it. */
const DAILY_LIMIT = 20_000;
const PARALLEL = 16;

// Incompressible text.
const HELPERS = `
  create function public.noise() returns text language sql volatile as $$
    select left(string_agg(md5(random()::text), ''), 5000) from generate_series(1, 160)
  $$;
  create table private.bodies as select public.noise() as message;
  create function public.message() returns text language sql stable security definer as 'select message from private.bodies';
`;
const submit = (message: string) => `select public.submit(jsonb_build_object(
  'table', 'contacts', 'columns', jsonb_build_object('name', 'Eve', 'email', 'eve@example.com', 'message', ${message})
));`;
const ENTRY = submit('public.message()');
const TOO_LONG = submit("public.message() || 'x'");
const asVisitor = (statement: string, address = '203.0.113.7') =>
  `begin; set local role anon; set local request.headers = '{"cf-connecting-ip":"${address}"}'; ${statement} commit;\n`;

/** What a flood costs PostgreSQL: refused requests, and a day at the allowed rate. */
export const floodSuite: Suite = {
  name: 'flood',
  async measure() {
    const programs = findPostgres();
    if (!programs) {
      console.warn('flood: there is no PostgreSQL server on this machine, so nothing is measured.');
      return [];
    }
    const postgres = await startPostgres(programs);
    try {
      await postgres.run(HOSTED_SQL);
      for (const { sql } of readMigrations()) await postgres.run(sql);
      await postgres.run(HELPERS);
      return [
        ...(await measureRefused(postgres, '100 entries that are too long', TOO_LONG, 100)),
        ...(await measureOneToken(postgres)),
        ...(await measureRefused(postgres, '10,000 entries without a token', ENTRY, 10_000)),
        ...(await measureDay(postgres)),
      ];
    } finally {
      await postgres.stop();
    }
  },
};

type Written = { table: number; index: number; wal: number };

/** The current size of all tables (including TOAST), their indexes and the write-ahead log. */
async function written(postgres: Postgres): Promise<Written> {
  const [line = ''] = await postgres.run(`
    select sum(pg_table_size(oid)), sum(pg_indexes_size(oid)), pg_current_wal_insert_lsn() - '0/0'
    from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private')`);
  const [table = 0, index = 0, wal = 0] = line.split('|').map(Number);
  return { table, index, wal };
}

async function cost(postgres: Postgres, work: () => Promise<unknown>) {
  const before = await written(postgres);
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  const after = await written(postgres);
  return {
    table: after.table - before.table,
    index: after.index - before.index,
    wal: after.wal - before.wal,
    seconds,
  };
}

/** Measures requests that are all refused. The budget is that nothing grows. */
async function measureRefused(
  postgres: Postgres,
  name: string,
  statement: string,
  requests: number,
): Promise<Row[]> {
  const stored = await count(postgres);
  const script = `\\set ON_ERROR_STOP off\n${asVisitor(statement).repeat(requests)}`;
  const { table, index, wal, seconds } = await cost(postgres, () => postgres.run(script));
  return [
    row('flood', `${name}: stored`, (await count(postgres)) - stored, 0, 'rows'),
    row('flood', `${name}: growth`, inKilobytes(table + index), 0, 'KB'),
    row('flood', `${name}: WAL`, inKilobytes(wal), 1024, 'KB'),
    row('flood', `${name}: time`, seconds, requests > 1000 ? undefined : 3, 's'),
  ];
}

/** Measures simultaneous requests of one client for a single token. Leaves the bucket empty. */
async function measureOneToken(postgres: Postgres): Promise<Row[]> {
  await postgres.run('select public.set_settings(burst => 1, per_minute => 1);');
  const script = `\\set ON_ERROR_STOP off\n${asVisitor(ENTRY)}`;
  await Promise.all(Array.from({ length: PARALLEL }, () => postgres.run(script)));
  const stored = await count(postgres);
  // Make sure that no token is refilled during the rest of the run.
  await postgres.run(
    `update private.submission_buckets set tokens = 0, refilled_at = now() + interval '1 day' where true`,
  );
  return [row('flood', `${PARALLEL} requests at once for one token`, stored, 1, 'rows')];
}

/** Sends messages of 5,000 characters from many clients until no more are accepted. */
async function measureDay(postgres: Postgres): Promise<Row[]> {
  await postgres.run(`
    delete from public.contacts where true;
    truncate private.submission_buckets, private.submission_totals;
    select public.set_settings(burst => 600, per_minute => 60, per_hour => ${DAILY_LIMIT});
    vacuum full public.contacts;`);
  const day = await cost(postgres, () =>
    // Commits regularly, because old versions of the guard's rows can't be vacuumed within one transaction.
    postgres.run(`do $$ begin
      for n in 1..${DAILY_LIMIT} loop
        if n % 50 = 0 then commit; end if;
        set local role anon;
        perform set_config('request.headers', format('{"cf-connecting-ip":"198.18.%s.%s"}', n / 250, n % 250), true);
        perform ${submit('public.noise()').replace(/^select |;$/g, '')};
      end loop;
    end $$;`),
  );
  await postgres.run(`\\set ON_ERROR_STOP off\n${asVisitor(ENTRY)}`);
  const megabytes = (bytes: number) => inKilobytes(bytes) / 1024;
  return [
    row('flood', 'a day at the ceiling: stored', await count(postgres), DAILY_LIMIT, 'rows'),
    row('flood', 'a day at the ceiling: table', megabytes(day.table), undefined, 'MB'),
    row('flood', 'a day at the ceiling: indexes', megabytes(day.index), undefined, 'MB'),
    row('flood', 'a day at the ceiling: WAL', megabytes(day.wal), undefined, 'MB'),
    row(
      'flood',
      'a day at the ceiling: time a row',
      (day.seconds * 1000) / DAILY_LIMIT,
      undefined,
      'ms',
    ),
  ];
}

async function count(postgres: Postgres): Promise<number> {
  const [line = ''] = await postgres.run('select count(*) from public.contacts');
  return Number(line);
}
