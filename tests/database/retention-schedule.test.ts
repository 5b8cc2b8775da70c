import type { PGlite } from '@electric-sql/pglite';
import { afterEach, expect, test, vi } from 'vitest';
import { migrate, readMigrations } from '../../scripts/backend/migrate';
import { openHostedDatabase } from '../../scripts/backend/plain-database';
import { BOOT_TIMEOUT_MS } from './support/backend';

vi.setConfig({ testTimeout: BOOT_TIMEOUT_MS });

// The part of pg_cron that the migration uses; PGlite lacks it.
const CRON_SQL = `create schema cron;
create table cron.job (jobid bigserial primary key, jobname text unique, schedule text, command text);
create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
  insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning jobid $$;
create function cron.unschedule(job_id bigint) returns boolean language sql as $$
  delete from cron.job where jobid = job_id returning true $$;
select cron.schedule('forget-old-enquiries', '17 2 * * *', 'select private.forget_old_enquiries()');
select cron.schedule('of-somebody-else', '0 0 * * *', 'select 1');`;

let db: PGlite | undefined;
afterEach(() => db?.close());

test('with pg_cron, old rows are erased every ten minutes and push messages swept each minute, automatically', async () => {
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
    { jobname: 'retention', schedule: '*/10 * * * *', command: 'select private.run_retention()' },
  ];
  expect((await jobs())?.rows).toEqual(expected);

  const scheduling = readMigrations()
    .find(({ name }) => name === 'retention_runs')
    ?.sql.split('do $$')
    .at(-1);
  await db.exec(`do $$${scheduling}`);
  expect((await jobs())?.rows, 'applied twice').toEqual(expected);
  await db.exec('select private.run_retention()');
});
