import { Readable } from 'node:stream';
import { readMigrations } from '../backend/migrate.ts';
import { HOSTED_SQL } from '../backend/plain-database.ts';
import { createRandom } from '../seed/random.ts';
import { MAKERS } from '../seed/rows.ts';
import { STAFF_WORK_SQL } from '../seed/staff-work.ts';
import { measurePeople } from './people.ts';
import { findPostgres, type Postgres, startPostgres } from './postgres.ts';
import { median, type Row, row } from './row.ts';
import type { Suite } from './suite.ts';

/** The number of leads; use fewer for a quick check. */
const LEADS = Number(process.env['LEADS'] || 1_000_000);
const LEADS_A_LINE = 1000;
const VIEWERS = 50;
const ADMIN = '10000000-0000-4000-8000-000000000001';
const ID = '80000000-0000-4000-8000-000000000000';

const NEWEST = 'order by created_at desc, id desc limit 50';
const MIDDLE = `(select created_at from moment)`;

/** The dashboard's queries as the REST API issues them, with their budgets. */
const QUERIES: [figure: string, sql: string, budgetMs: number][] = [
  ['newest page', `select * from public.leads where merged_into is null ${NEWEST}`, 50],
  [
    'a page deep down',
    `select * from public.leads where merged_into is null and created_at <= ${MIDDLE} and (created_at < ${MIDDLE} or id < '${ID}') ${NEWEST}`,
    50,
  ],
  ['a filter', `select * from public.search_leads(status => 'converted')`, 100],
  ['a search', `select * from public.search_leads('chidi okafor')`, 250],
  ['a part of a phone number', `select * from public.search_leads('0800 012')`, 250],
  ['due today', `select * from public.search_leads(due_by => current_date)`, 100],
  ['mine', `select * from public.search_leads(assignee => 'mine')`, 50],
  ['unassigned', `select * from public.search_leads(assignee => 'nobody')`, 50],
  ['statistics', 'select public.dashboard_statistics()', 1000],
];

/** The dashboard's queries on a PostgreSQL with a million leads. Skipped if PostgreSQL can't be installed. */
export const queriesSuite: Suite = {
  name: 'queries',
  async measure({ runs }) {
    const programs = findPostgres();
    if (!programs) {
      console.warn(
        'queries: there is no PostgreSQL server on this machine, so nothing is measured.',
      );
      return [];
    }
    const postgres = await startPostgres(programs);
    try {
      await fill(postgres);
      const rows: Row[] = [];
      for (const [figure, sql, budget] of QUERIES) {
        const name = `${figure}, ${LEADS.toLocaleString('en')} leads`;
        const { ms, whole } = await measure(postgres, sql, runs);
        rows.push(row('queries', name, ms, budget, 'ms'));
        rows.push(row('queries', `${figure}, tables read whole`, whole, 0, 'reads'));
      }
      rows.push(
        row(
          'queries',
          `counts for ${VIEWERS} viewers at once`,
          await countsOfViewers(postgres),
          1,
          'counts',
        ),
      );
      return [...rows, ...(await measurePeople(postgres, runs))];
    } finally {
      await postgres.stop();
    }
  },
};

async function fill(postgres: Postgres): Promise<void> {
  // The rest is the database's to fill in.
  const columns = Object.keys(MAKERS.leads(createRandom(1), 0, Date.now())).join(', ');
  await postgres.run(HOSTED_SQL);
  for (const { sql } of readMigrations()) await postgres.run(sql);
  await postgres.run(`
    insert into auth.users (id, email, email_confirmed_at) values ('${ADMIN}', 'admin@example.com', now());
    select public.grant_admin('admin@example.com');
    create unlogged table public.lines (leads json);
    revoke all on public.lines from anon, authenticated;
  `);
  // Quote and delimiter characters that never occur in JSON, so that each line is one value.
  await postgres.feed(
    `copy public.lines from stdin with (format csv, quote e'\\x01', delimiter e'\\x02')`,
    Readable.from(lines()),
  );
  await postgres.run(`
    insert into public.leads (${columns})
      select ${columns} from public.lines, json_populate_recordset(null::public.leads, leads) lead
      order by lead.created_at;
    create table public.moment as
      select created_at from public.leads order by created_at offset ${Math.floor(LEADS / 2)} limit 1;
    grant select on public.moment to authenticated;
  `);
  await postgres.run(STAFF_WORK_SQL);
  // The figure is that of a count, not of what was kept of the last one.
  await postgres.run('select public.set_settings(figures_seconds => 0)');
  await postgres.run(
    'vacuum analyze public.leads, public.lead_events, private.people, private.person_links',
  );
}

function* lines(): Generator<string> {
  const random = createRandom(1);
  const now = Date.now();
  for (let at = 0; at < LEADS; at += LEADS_A_LINE) {
    const leads = Array.from({ length: Math.min(LEADS_A_LINE, LEADS - at) }, (_, n) =>
      MAKERS.leads(random, at + n, now),
    );
    yield `${JSON.stringify(leads)}\n`;
  }
}

/** Opens the statistics in {@link VIEWERS} dashboards at once. Returns how often they were counted. */
async function countsOfViewers(postgres: Postgres): Promise<number> {
  const look = `
    set role authenticated;
    select set_config('request.jwt.claims', '{"sub":"${ADMIN}","role":"authenticated"}', false) is null;
    select length(public.dashboard_statistics()::text) > 0;`;
  await postgres.run(
    'select public.set_settings(figures_seconds => 15); delete from private.counted_statistics',
  );
  await Promise.all(Array.from({ length: VIEWERS }, () => postgres.run(look)));
  const said = await postgres.run('select sum(counts) from private.counted_statistics');
  return Number(said.at(-1));
}

/**
 * Runs a query with an administrator's rights.
 * @returns the median time, and how often it read a whole table
 */
async function measure(postgres: Postgres, sql: string, runs: number) {
  const reads = `select coalesce(sum(seq_scan), 0) from pg_stat_xact_user_tables where relname = 'leads'`;
  const said = await postgres.run(`
    begin;
    set local role authenticated;
    select set_config('request.jwt.claims', '{"sub":"${ADMIN}","role":"authenticated"}', true) is null;
    ${`explain (analyze, timing off, summary) ${sql};`.repeat(runs)}
    reset role;
    ${reads};
    rollback;
  `);
  const times = said.flatMap((line) => {
    const [, planning, execution] = /^(Planning|Execution) Time: ([\d.]+) ms$/.exec(line) ?? [];
    return planning === 'Execution' ? [Number(execution)] : [];
  });
  return { ms: median(times), whole: Number(said.at(-1)) };
}
