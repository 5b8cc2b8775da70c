import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMigrations } from '../../scripts/backend/migrate';
import { HOSTED_SQL } from '../../scripts/backend/plain-database';
import { findPostgres, type Postgres, startPostgres } from '../../scripts/bench/postgres';

// What two requests do to each other at the same moment. The embedded database has one connection: these need PostgreSQL's
// server, in which one session drives the two others, step by step.

const programs = findPostgres();
const whyNot = programs ? undefined : 'there is no PostgreSQL server on this machine.';
if (whyNot) console.log(`Two connections are not tested: ${whyNot}`);

let postgres: Postgres | undefined;
beforeAll(async () => {
  if (!programs) return;
  postgres = await startPostgres(programs);
  await postgres.run(HOSTED_SQL);
  for (const { sql } of readMigrations()) await postgres.run(sql);
  await postgres.run(`
    create extension dblink;
    create schema steps;
    create function steps.open(name text) returns void language sql as $$
      select public.dblink_connect(name, format('host=%s dbname=%s user=postgres application_name=%s',
        current_setting('unix_socket_directories'), current_database(), name))
    $$;
    -- Returns once the connection waits for a lock that another one holds.
    create function steps.until_waiting(name text) returns void language plpgsql as $$
    declare
      since timestamptz := clock_timestamp();
    begin
      while not exists (
        select from pg_locks l join pg_stat_activity a using (pid) where a.application_name = name and not l.granted
      ) loop
        perform pg_stat_clear_snapshot();
        if clock_timestamp() > since + interval '20 seconds' then
          raise exception '% waits for nothing', name;
        end if;
      end loop;
    end $$;
    -- What a statement that was sent came to: ok, or its error.
    create function steps.outcome(name text) returns text language plpgsql as $$
    begin
      loop
        perform from public.dblink_get_result(name) as answer (said text);
        exit when not found;
      end loop;
      return 'ok';
    exception when others then
      return sqlerrm;
    end $$;`);
});
afterAll(() => postgres?.stop());
beforeEach(({ skip }) => skip(whyNot !== undefined, whyNot));

/** Begins a transaction of somebody who is signed in. */
const begin = (name: string, id: string) => `
  select dblink_exec('${name}', 'begin');
  select dblink_exec('${name}', 'set local role authenticated');
  select dblink_exec('${name}', $$set local request.jwt.claims = '{"sub":"${id}","role":"authenticated"}'$$);`;

/** The rows of a script's last statement; the earlier ones print nothing of interest. */
async function last(sql: string): Promise<string | undefined> {
  return (await postgres?.run(sql))?.at(-1);
}

/** An administrator, an agent, and a lead of one of them or nobody's. */
async function scene(assignee?: 'agent') {
  const [admin, agent, lead, other] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await postgres?.run(`
    insert into auth.users (id, email) values ('${admin}', '${admin}@example.com'), ('${agent}', '${agent}@example.com');
    insert into public.user_roles (user_id, role) values ('${admin}', 'admin'), ('${agent}', 'agent');
    insert into public.leads (id, name, source) values ('${lead}', 'Ada', 'viewing');
    insert into public.leads (id, name, source, assignee)
      values ('${other}', 'Ada', 'viewing', ${assignee ? `'${agent}'` : 'null'});`);
  return {
    lead,
    open: `set client_min_messages = error; select steps.open('assigns'), steps.open('removes'); ${begin('assigns', admin)}`,
    assign: `insert into public.lead_events (lead_id, kind, assignee) values ('${lead}', 'assignment', '${agent}')`,
    merge: `insert into public.lead_events (lead_id, kind, merged_into) values ('${other}', 'merge', '${lead}')`,
    holdRole: `select 1 from public.user_roles where user_id = '${agent}' for update`,
    remove: `delete from public.user_roles where user_id = '${agent}'`,
    left: () =>
      last(`select coalesce(assignee::text, 'nobody') from public.leads where id = '${lead}'`),
  };
}

describe('a row that is assigned while its assignee is taken off the team', () => {
  it('first assigned, is given back with the others', async () => {
    const { open, assign, remove, left } = await scene();
    await postgres?.run(`${open}
      select dblink_exec('assigns', $$${assign}$$);
      select dblink_send_query('removes', $$${remove}$$);
      select steps.until_waiting('removes');
      select dblink_exec('assigns', 'commit');
      select steps.outcome('removes');`);
    expect(await left()).toBe('nobody');
  });

  it('first removed, is refused', async () => {
    const { open, assign, remove, left } = await scene();
    const said = await last(`${open}
      select dblink_exec('removes', 'begin');
      select dblink_exec('removes', $$${remove}$$);
      select dblink_send_query('assigns', $$${assign}$$);
      select steps.until_waiting('assigns');
      select dblink_exec('removes', 'commit');
      select steps.outcome('assigns');`);
    expect(said).toBe('Only staff can be assigned.');
    expect(await left()).toBe('nobody');
  });

  it('handed over by a merge meanwhile, stays nobody’s', async () => {
    const { open, merge, holdRole, remove, left } = await scene('agent');
    await postgres?.run(`${open}
      select dblink_exec('removes', 'begin');
      select * from dblink('removes', $$${holdRole}$$) as held (n int);
      select dblink_exec('assigns', $$${merge}$$);
      select dblink_send_query('removes', $$${remove}$$);
      select dblink_exec('assigns', 'commit');
      select steps.outcome('removes');
      select dblink_exec('removes', 'commit');`);
    expect(await left()).toBe('nobody');
  });
});

describe('two at once', () => {
  const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
  /** Two connections with open transactions, each as somebody signed in. */
  async function between(one: string, other: string) {
    await postgres?.run(
      [one, other]
        .map((id) => `insert into auth.users (id, email) values ('${id}', '${id}@example.com');`)
        .join(''),
    );
    return `set client_min_messages = error; select steps.open('first'), steps.open('second');
      ${begin('first', one)} ${begin('second', other)}`;
  }

  it.each([
    ['agent', 'assignee', "'assignment', null", 'There is no such row, or it is not yours.'],
    ['admin', 'host', `'confirmation', '${TOMORROW}'`, 'Already confirmed by'],
  ])(
    'of two at once, each %s, one is the %s and the other is refused',
    async (role, column, event, refusal) => {
      const [one, other, lead] = [randomUUID(), randomUUID(), randomUUID()];
      const open = await between(one, other);
      await postgres?.run(`
      insert into public.user_roles (user_id, role) values ('${one}', '${role}'), ('${other}', '${role}');
      insert into public.leads (id, name, source, appointment_at) values ('${lead}', 'Ada', 'viewing', '${TOMORROW}');`);
      const act = (who: string) =>
        `insert into public.lead_events (lead_id, kind, appointment_at, ${column}) values ('${lead}', ${event}, '${who}')`;
      const said = await last(`${open}
      select dblink_exec('first', $$${act(one)}$$);
      select dblink_send_query('second', $$${act(other)}$$);
      select steps.until_waiting('second');
      select dblink_exec('first', 'commit');
      select steps.outcome('second');`);
      expect(said).toContain(refusal);
      expect(await last(`select ${column} from public.leads where id = '${lead}'`)).toBe(one);
    },
  );

  it('administrators who remove each other do not both succeed', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const open = await between(one, other);
    await postgres?.run(`
      delete from public.user_roles where role = 'admin';
      insert into public.user_roles (user_id, role) values ('${one}', 'admin'), ('${other}', 'admin');`);
    const remove = (who: string) => `select public.remove_role('${who}@example.com')::text`;
    const said = await last(`${open}
      select * from dblink('first', $$${remove(other)}$$) as removed (rows text);
      select dblink_send_query('second', $$${remove(one)}$$);
      select steps.until_waiting('second');
      select dblink_exec('first', 'commit');
      select steps.outcome('second');`);
    expect(said).toBe('Only administrators may see this.');
    expect(
      await postgres?.run(`select user_id from public.user_roles where role = 'admin'`),
    ).toEqual([one]);
  });
});

it('old rows are erased but for one that somebody is working on, and nobody waits', async () => {
  await postgres?.run(`
    insert into public.contacts (name, email, message, created_at)
      select name, 'old@example.com', 'Hello', now() - interval '25 months' from unnest(array['Held', 'Free']) as name`);
  await postgres?.run(`set client_min_messages = error; set lock_timeout = '1s'; select steps.open('works');
    select dblink_exec('works', 'begin');
    select * from dblink('works', 'select 1 from public.contacts where name = ''Held'' for update') as held (n int);
    select public.run_retention();`);
  expect(await postgres?.run('select name from public.contacts')).toEqual(['Held']);
});
