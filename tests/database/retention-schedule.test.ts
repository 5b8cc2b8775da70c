import type { PGlite } from '@electric-sql/pglite';
import { afterEach, expect, test } from 'vitest';
import { migrate } from '../../scripts/backend/migrate';
import { openHostedDatabase } from '../../scripts/backend/plain-database';

// The part of pg_cron that the database uses; PGlite lacks it.
const CRON_SQL = `create schema cron;
create table cron.job (jobid bigserial primary key, jobname text unique, schedule text, command text);
create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
  insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning jobid $$;
create table cron.job_run_details (runid bigint primary key, start_time timestamptz);
select cron.schedule('of-somebody-else', '0 0 * * *', 'select 1');`;

let db: PGlite | undefined;
afterEach(() => db?.close());

test('with pg_cron, old rows and its own log are erased every ten minutes and push messages swept each minute, automatically', async () => {
  db = await openHostedDatabase();
  await db.exec(CRON_SQL);
  await migrate(db);
  const jobs = () =>
    db?.query<{ command: string }>(
      'select jobname, schedule, command from cron.job order by jobname',
    );
  const expected = [
    { jobname: 'of-somebody-else', schedule: '0 0 * * *', command: 'select 1' },
    { jobname: 'push', schedule: '* * * * *', command: 'select private.sweep_push()' },
    { jobname: 'retention', schedule: '*/10 * * * *', command: 'select public.run_retention()' },
  ];
  expect((await jobs())?.rows).toEqual(expected);

  await db.exec('select private.connect_services()');
  expect((await jobs())?.rows, 'connected twice').toEqual(expected);

  // The first two are old, although pg_cron never said when the second began.
  await db.exec(`insert into cron.job_run_details values
    (1, now() - interval '8 days'), (2, null), (3, now() - interval '6 days'), (4, null)`);
  await db.exec('select public.run_retention()');
  const { rows } = await db.query('select runid from cron.job_run_details order by runid');
  expect(rows).toEqual([{ runid: 3 }, { runid: 4 }]);
});
