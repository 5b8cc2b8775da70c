import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMigrations } from '../../scripts/backend/migrate';
import { openHostedDatabase } from '../../scripts/backend/plain-database';
import { BASELINE, readBaseline, schemaFiles } from '../../scripts/backend/schema';
import { catalogue } from './support/catalogue';
import { openPlainDatabase } from './support/plain';

let migrated: PGlite;
let made: PGlite;
let lines: string[];
beforeAll(async () => {
  migrated = await openPlainDatabase();
  // Its own schema, which the schema files do not know.
  await migrated.exec('drop schema supabase_migrations cascade');
  made = await openHostedDatabase();
  await made.exec(`begin; ${readBaseline()}; commit`);
  lines = await catalogue(made);
});
afterAll(() => made.close());

test('the first migration is what the schema files make, until there is a second one', () => {
  const [first, ...later] = readMigrations();
  expect(first?.version).toBe(BASELINE.version);
  if (later.length === 0) expect(first?.sql === readBaseline(), 'Run `npm run schema`.').toBe(true);
});

test('the migrations make the same database as the schema files', async () => {
  const [here, there] = [new Set(await catalogue(migrated)), new Set(lines)];
  expect(
    [...here].filter((line) => !there.has(line)),
    'only in the migrations',
  ).toEqual([]);
  expect(
    [...there].filter((line) => !here.has(line)),
    'only in the schema files',
  ).toEqual([]);
});

test('the schema can be read: 5,000 lines, 163 functions', async () => {
  expect(schemaFiles().flatMap(({ sql }) => sql.trimEnd().split('\n')).length).toBeLessThan(5_000);
  const { rows } = await made.query<{ functions: number }>(
    `select count(*)::int as functions from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  expect(rows[0]?.functions).toBeLessThanOrEqual(163);
});

describe('a difference is noticed:', () => {
  test.each([
    [
      'a function’s body',
      `create or replace function private.is_client() returns boolean language sql stable as 'select true'`,
    ],
    ['a function’s setting', 'alter function private.is_client() reset search_path'],
    ['a function more', `create function private.more() returns int language sql as 'select 1'`],
    ['who may call a function', 'grant execute on function public.run_retention to anon'],
    ['a function’s comment', `comment on function public.run_retention is 'Another'`],
    ['a policy', 'alter policy leads_select on public.leads using (true)'],
    ['a trigger', 'alter table public.leads disable trigger tidy'],
    ['row-level security', 'alter table public.leads disable row level security'],
    ['who may insert into a column', 'grant insert (status) on public.leads to anon'],
    ['who may read a table', 'grant select on private.retention to service_role'],
    ['a constraint', 'alter table public.leads drop constraint leads_office_known'],
    ['an index', 'drop index public.leads_source_idx'],
    ['a statistics target', 'alter index public.leads_search_idx alter column 1 set statistics 10'],
    ['a column', 'alter table public.leads add column another text'],
    ['a column’s default', `alter table public.leads alter column status set default 'contacted'`],
    ['a column’s comment', `comment on column public.leads.office is 'Another'`],
    [
      'a view',
      `create or replace view public.newsletter_recipients as
      select id, email, name, subscribed_at as subscribed_since, confirmed_at, name as link_token
      from public.newsletter_subscribers`,
    ],
    ['a publication', 'create publication every_lead for table public.leads'],
    [
      'default rights',
      'alter default privileges in schema public grant select on tables to public',
    ],
    ['an extension', 'drop extension pg_trgm cascade'],
    ['a setting', `update private.retention set keep = '31 days' where job = 'deleted_leads'`],
    ['a holiday', `delete from private.holidays where day = '2026-12-25'`],
  ])('%s', async (_, change) => {
    await made.exec(`begin; ${change}`);
    const changed = await catalogue(made).finally(() => made.exec('rollback'));
    expect(changed).not.toEqual(lines);
  });
});
