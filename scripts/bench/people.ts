import type { Postgres } from './postgres.ts';
import { median, type Row, row } from './row.ts';

/** Of so many rows half wrote twice: every tenth row has the number of the one before, every tenth its address. */
const REPEATS = `
  update public.leads r set phone = b.phone from (
    select id, lag(phone) over w as phone, row_number() over w as n from public.leads window w as (order by created_at, id)
  ) as b where b.id = r.id and b.n % 10 = 0;
  update public.leads r set email = b.email from (
    select id, lag(email) over w as email, row_number() over w as n from public.leads window w as (order by created_at, id)
  ) as b where b.id = r.id and b.n % 10 = 5;
`;

/** Every twentieth row's person is known by another name, every fiftieth by another number. */
const FACTS = `
  insert into public.lead_events (lead_id, kind, body, captured_at, created_at)
    select id, case when n % 50 = 0 then 'also_phone' else 'known_as' end,
      case when n % 50 = 0 then '+23470' || lpad(n::text, 8, '0') else 'Chief ' || name end, created_at, created_at
    from (select *, row_number() over (order by created_at, id) as n from public.leads) as r where n % 20 = 0 or n % 50 = 0;
`;

const ADMIN = '10000000-0000-4000-8000-000000000001';
const AGENT = '20000000-0000-4000-8000-000000000001';
/** How many rows are inserted, and how many changes made, for one figure. */
const MANY = 1000;

/** What people cost: one change, a list, a search and a sheet, each with everybody's rows and events in the tables. */
export async function measurePeople(postgres: Postgres, runs: number): Promise<Row[]> {
  await postgres.run(`
    alter table public.leads disable trigger user;
    alter table public.leads enable trigger follow_link;
    ${REPEATS}
    alter table public.leads enable trigger user;
    alter table public.lead_events disable trigger take_event;
    alter table public.lead_events disable trigger apply_event;
    ${FACTS}
    alter table public.lead_events enable trigger user;
    vacuum analyze public.leads, public.lead_events, private.people, private.person_links;
  `);
  const [asked = ''] = await postgres.run(
    `select (array_agg(row_id order by row_id))[1] from private.people where wrote
      group by person having count(*) > 1 order by 1 limit 1`,
  );
  const rows: Row[] = [];
  for (const [figure, sql, budget] of [
    ['a name that the staff know', `select * from public.search_leads('chief chidi okafor')`, 250],
    ['a number that the staff know', `select * from public.search_leads('+234 70 0000 01')`, 250],
    ['how many of each list', `select * from public.search_counts('okafor')`, 250],
    ['everything of one', `select * from public.same_person('leads', '${asked}')`, 50],
  ] as const) {
    for (const [who, account] of [
      ['', ADMIN],
      [', for an agent', AGENT],
    ] as const) {
      const sees = who === '' || !sql.includes('same_person');
      if (!sees) continue;
      const ms = await timed(postgres, account, sql, runs);
      rows.push(row('people', `${figure}${who}`, ms, budget, 'ms'));
    }
  }
  for (const [figure, change] of Object.entries(CHANGES)) {
    rows.push(row('people', `recomputed for ${figure}`, await changed(postgres, change), 50, 'ms'));
  }
  const [kept, bare] = [await inserted(postgres, true), await inserted(postgres, false)];
  rows.push(row('people', `${MANY} rows at once, times without people`, kept / bare, 4, 'x'));
  return rows;
}

/** What makes people anew, of a row and the one after it. */
const CHANGES: Record<string, string> = {
  'a number corrected': `update public.leads set phone = '+23490' || lpad(n::text, 8, '0') where id = a`,
  'two joined by hand': `insert into public.lead_events (lead_id, kind, same_as) values (a, 'same_person', b)`,
  'two taken apart': `insert into public.lead_events (lead_id, kind, same_as) values (a, 'same_person', null)`,
  'a row erased': 'delete from public.leads where id = a',
};

async function timed(postgres: Postgres, account: string, sql: string, runs: number) {
  const said = await postgres.run(`
    begin;
    set local role authenticated;
    select set_config('request.jwt.claims', '{"sub":"${account}","role":"authenticated"}', true) is null;
    ${`explain (analyze, timing off, summary) ${sql};`.repeat(runs)}
    rollback;
  `);
  return median(
    said.flatMap((line) => {
      const [, ms] = /^Execution Time: ([\d.]+) ms$/.exec(line) ?? [];
      return ms ? [Number(ms)] : [];
    }),
  );
}

/** How long 95 of 100 changes take at most, with what follows from it when it is committed. */
async function changed(postgres: Postgres, change: string): Promise<number> {
  const [ms] = await postgres.run(`
    begin;
    create temporary table took (ms numeric) on commit drop;
    do $$
    declare
      a uuid;
      b uuid;
      n integer;
      began timestamptz;
    begin
      for a, b, n in
        select id, next, at from (
          select id, lead(id) over w as next, row_number() over w as at from public.leads window w as (order by created_at, id)
        ) as r where at % 1000 = 1 and next is not null order by at limit 100
      loop
        began := clock_timestamp();
        ${change};
        set constraints all immediate;
        set constraints all deferred;
        insert into took values (extract(epoch from clock_timestamp() - began) * 1000);
      end loop;
    end $$;
    select percentile_disc(0.95) within group (order by ms) from took;
    rollback;
  `);
  return Number(ms);
}

/** How long so many rows take that are inserted in one transaction. */
async function inserted(postgres: Postgres, withPeople: boolean): Promise<number> {
  const lines = await postgres.run(`
    begin;
    ${withPeople ? '' : 'alter table public.leads disable trigger follow_link;'}
    create temporary table began as select clock_timestamp() as at;
    insert into public.leads (name, email, phone, source)
      select 'Ada', n || '@bulk.example', '+23481' || lpad(n::text, 8, '0'), 'viewing' from generate_series(1, ${MANY}) as n;
    set constraints all immediate;
    select extract(epoch from clock_timestamp() - at) * 1000 from began;
    rollback;
  `);
  return Number(lines.at(-1));
}
