import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readMigrations } from '../../scripts/backend/migrate';
import { type Backend, openBackend } from '../../scripts/backend/open';
import { HOSTED_SQL } from '../../scripts/backend/plain-database';
import { backedUpTables } from '../../scripts/backup/contents';
import { type Database, settled } from '../../scripts/backup/database';
import { restoreBackup, teamOf } from '../../scripts/backup/restore';
import { writeBackup } from '../../scripts/backup/write';
import { findPostgres, type Postgres, startPostgres } from '../../scripts/bench/postgres';
import { fillDatabase } from '../../scripts/seed/fill';
import { STAFF_WORK_SQL } from '../../scripts/seed/staff-work';
import { KEYS } from '../database/support/backend';

const ADMIN = { email: 'admin@example.com', password: 'correct horse' };
const ADA = 'ada@forgotten.example';
const LEAVER = 'gone@example.com';
/** What the file must not have. */
const RING = 'the ring of the push function';
const INVITED = 'bob@example.com';
/** With the staff’s work, five rows for each lead: every night 10,000. */
const LEADS = process.env['NIGHTLY'] ? 2000 : 400;
const CONTACTS = LEADS / 5;
/** Beyond made-up people: what a careless reader or writer of lines would break, and settings of every kind. */
const FURTHER_SQL = `
  insert into public.contacts (name, email, message) values
    ('Ada', '${ADA}', E'a\\u2028b\\r\\nc\\t\\\\d "e" {f} \\u00e9 \\U0001f3e0'), ('NULL', 'null@example.com', 'null');
  insert into public.leads (name, email, source) values ('Ada', '${ADA}', 'viewing');
  insert into private.lead_amendments (lead_id, secret_hash) select id, '\\x00' from public.leads where email = '${ADA}';
  insert into public.lead_pictures (lead_id, bytes) select id, '\\xffd8ff00' from public.leads where email = '${ADA}';
  insert into public.property_watchers (email, property_slug) values
    ('${ADA}', 'bloom-towers'), ('${LEAVER}', 'bloom-towers'), ('back@example.com', 'bloom-towers');
  insert into public.newsletter_subscribers (email) values ('${LEAVER}');
  insert into private.staff_invitations (email, role, code_hash, invited_by)
    select '${INVITED}', 'agent', '\\x00', id from auth.users where email = '${ADMIN.email}';
  insert into private.erasures (erased_by, row_counts) values (gen_random_uuid(), '{"leads": 1}');
  select public.set_places('lagos', 7), public.set_settings(confirms_newsletter => true), public.run_retention();
  select public.set_settings(per_day => 12345);
  update private.retention set keep = '18 months' where job = 'leads';
  select public.set_push_sender('https://example.com/push', '${RING}');
`;
/** The columns by which a hosted project's accounts are more than those that our migrations need. */
const ACCOUNTS_SQL = `
  alter table auth.users add instance_id uuid, add aud varchar(255), add role varchar(255),
    add raw_app_meta_data jsonb, add last_sign_in_at timestamptz, add updated_at timestamptz;
  alter table auth.identities add provider_id text not null, add identity_data jsonb not null;
  create table auth.mfa_factors (id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade,
    status text not null, secret text);
`;

const programs = findPostgres();
const whyNot = programs ? undefined : 'there is no PostgreSQL server on this machine.';
if (whyNot) console.log(`Backups are not tested: ${whyNot}`);

const folder = mkdtempSync(join(tmpdir(), 'meridian-backup-'));
const file = (name: string) => join(folder, name);
const cleanUps: (() => unknown)[] = [];
let postgres: Postgres | undefined;
let hosted: Client;
let source: Embedded;

type Embedded = { backend: Backend; db: PGlite };
async function openEmbedded(demoAdmin?: typeof ADMIN): Promise<Embedded> {
  let db: PGlite | undefined;
  const backend = await openBackend({
    siteUrl: 'http://localhost:4173',
    keys: KEYS,
    demoAdmin,
    deliver: () => undefined,
    onOpen: (driver) => {
      db = driver;
    },
  });
  if (!db) throw new Error('The database was not opened.');
  cleanUps.push(backend.close);
  await settled(db);
  return { backend, db };
}

/** Posts to the embedded server. */
async function ask({ backend }: Embedded, path: string, body: object, authorization = '') {
  const headers = { apikey: KEYS.publishableKey, 'content-type': 'application/json' };
  const response = await backend.app.fetch(
    new Request(`http://localhost:4173${path}`, {
      method: 'POST',
      headers: { ...headers, ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    }),
  );
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

beforeAll(async () => {
  if (!programs) return;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  postgres = await startPostgres(programs);
  cleanUps.push(postgres.stop);
  const migrations = readMigrations();
  const history = migrations.map(({ version, name }) => `('${version}', '${name}')`).join();
  await postgres.run(
    [HOSTED_SQL, ACCOUNTS_SQL, ...migrations.map(({ sql }) => sql)].join(';\n') +
      `;create schema supabase_migrations;
      create table supabase_migrations.schema_migrations (version text primary key, name text);
      insert into supabase_migrations.schema_migrations values ${history};`,
  );
  hosted = new Client({ connectionString: postgres.url });
  await hosted.connect();
  cleanUps.push(() => hosted.end());
  await settled(hosted);

  source = await openEmbedded(ADMIN);
  await fillDatabase(
    source.db,
    { leads: LEADS, contacts: CONTACTS, newsletter_subscribers: 600 },
    { seed: 1 },
  );
  await source.db.exec(STAFF_WORK_SQL);
  await source.db.exec(FURTHER_SQL);
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
  rmSync(folder, { recursive: true });
});
beforeEach(({ skip }) => skip(whyNot !== undefined, whyNot));

/** Every row of every table, as text. */
async function contents(db: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name } of await backedUpTables(db)) {
    if (name === 'auth.mfa_factors') continue;
    // Accounts have other columns in a hosted project.
    const row = name.startsWith('auth.')
      ? `concat_ws(' ', t.id, t.${name === 'auth.users' ? 'encrypted_password, t.raw_user_meta_data' : 'provider_id'})`
      : `(to_jsonb(t) - 'salt')::text`;
    const { rows } = await db.query<{ row: string }>(`select ${row} as row from ${name} t`);
    all[name] = rows.map((one) => one.row).sort();
  }
  return all;
}
const value = async <T>(db: Database, sql: string) =>
  (await db.query<{ value: T }>(`select (${sql}) as value`)).rows[0]?.value;
const epochOf = (db: Database) => value<string>(db, 'public.database_epoch()');
const adas = (db: Database) =>
  value<number>(
    db,
    `select count(*)::integer from (select email from public.contacts union all select email from public.leads
      union all select email from public.property_watchers) as people where email = '${ADA}'`,
  );

/** Somebody leaves both lists; in this database, another one has not come back yet. */
async function leave(db: Database): Promise<unknown> {
  await db.query(
    `update public.newsletter_subscribers set is_active = false where email = '${LEAVER}'`,
  );
  await db.query(`update public.property_watchers
    set unsubscribed_at = case email when '${LEAVER}' then now() else '2026-01-01' end
    where email in ('${LEAVER}', 'back@example.com')`);
  return leftAt(db);
}
const leftAt = async (db: Database) =>
  (
    await db.query(`select s.is_active, s.unsubscribed_at::text as left_at, w.unsubscribed_at::text as watched_until
      from public.newsletter_subscribers s join public.property_watchers w using (email) where email = '${LEAVER}'`)
  ).rows;

test('thousands of rows go from the embedded database to PostgreSQL and back, and staff sign in', async () => {
  expect(await writeBackup(source.db, file('embedded'))).toBeGreaterThan(5 * LEADS);
  const before = await contents(source.db);
  const epoch = await epochOf(hosted);
  expect(await restoreBackup(hosted, file('embedded'))).toMatchObject({ erasedAgain: 0 });
  expect(await contents(hosted)).toEqual(before);
  expect(await epochOf(hosted)).not.toBe(epoch);
  expect(
    await value(hosted, 'select count(*)::integer from auth.users where instance_id is null'),
  ).toBe(0);

  await hosted.query(`insert into auth.mfa_factors select gen_random_uuid(), id, 'unverified', 'x' from auth.users
    where email = '${ADMIN.email}'`);
  await writeBackup(hosted, file('hosted'));
  const other = await openEmbedded();
  const { leftOut } = await restoreBackup(other.db, file('hosted'));
  expect(leftOut.filter((one) => !one.includes('instance_id'))).toEqual([
    'auth.mfa_factors (1 rows)',
  ]);
  expect(await contents(other.db)).toEqual(before);
  expect(await teamOf(other.db)).toContainEqual({ email: ADMIN.email, role: 'admin' });
  const { access_token } = await ask(other, '/auth/v1/token?grant_type=password', ADMIN);

  // Somebody asks to be forgotten: the backups are older, in this database and in any other.
  const erased = { who: ADA, expected: 3 };
  await ask(other, '/rest/v1/rpc/erase_person', erased, `Bearer ${access_token}`);
  const left = await leave(other.db);
  expect(left).toEqual([
    { is_active: false, left_at: expect.any(String), watched_until: expect.any(String) },
  ]);
  await writeBackup(other.db, file('later'));
  for (const db of [other.db, hosted]) {
    const options = { replace: true, later: db === hosted ? file('later') : undefined };
    expect(await restoreBackup(db, file('embedded'), options)).toMatchObject({
      erasedAgain: 3,
      takenOffAgain: 2,
    });
    expect(await leftAt(db)).toEqual(left);
    expect(await adas(db)).toBe(0);
    expect(await value(db, 'select count(*)::integer from private.erasures')).toBe(2);
    expect(await value(db, 'select count(*)::integer from public.contacts')).toBe(CONTACTS + 1);
  }
});

const withoutPlaces = (text: string) =>
  text
    .replace(/{"table":"private.places".*\n(\[.*\n){2}/, '')
    .replace(/\d+(?=}\n$)/, (rows) => String(Number(rows) - 2));

const withTheirs = (text: string) =>
  text.replace('{"table":"public.leads"', '{"table":"public.theirs","columns":["a"]}\n$&');

describe('a backup', () => {
  test('is its owner’s alone, and has no secret of the database', async () => {
    await writeBackup(source.db, file('own'));
    expect(statSync(file('own')).mode & 0o777).toBe(0o600);
    const text = readFileSync(file('own'), 'utf8');
    const salt = await value<string>(source.db, 'select salt from private.settings');
    for (const secret of [RING, INVITED, String(salt), KEYS.secretKey])
      expect(text).not.toContain(secret);
    await expect(writeBackup(source.db, file('own'))).rejects.toThrow('exists already');
  });

  test.each<[string, (text: string) => string, RegExp]>([
    ['without its end', (text) => text.slice(0, 30_000), /not whole/],
    ['without some rows', (text) => text.replace(/(\n\[.*){999}/, ''), /not whole/],
    ['of another release', (text) => text.replace(/"sha256":"./, '"sha256":"-'), /another release/],
    ['with a column more', (text) => text.replace('"notes"', '"more"'), /leads.more.* lacks/],
    ['with a column less', (text) => text.replace('"notes",', ''), /lacks public.leads.notes/],
    ['without a table', withoutPlaces, /lacks private.places/],
    ['with a table of the operator’s', withTheirs, /has the table public.theirs, .*: create it/],
    ['of a later format', (text) => text.replace('n":1,', 'n":2,'), /format 2: .* that made it/],
    ['that is something else', () => '{"a": 1}\n', /not a backup/],
    ['into a database with people, unless that is meant', (text) => text, /There are .*--replace/],
  ])('is not restored, and nothing is changed: one %s', async (what, spoil, words) => {
    const spoilt = file('spoilt');
    writeFileSync(spoilt, spoil(readFileSync(file('embedded'), 'utf8')));
    const people = () => value(hosted, 'select count(*)::integer from public.leads');
    const [before, epoch] = [await people(), await epochOf(hosted)];
    const replace = !what.startsWith('into');
    await expect(restoreBackup(hosted, spoilt, { replace })).rejects.toThrow(words);
    expect([await people(), await epochOf(hosted)]).toEqual([before, epoch]);
  });

  const history = 'supabase_migrations.schema_migrations';
  test.each([
    ['of a later release', `insert into ${history} values ('2')`, /has migration 2, which this/],
    ['that no migration made', `delete from ${history}`, /no history of migrations/],
  ])('is not restored into a database %s, whatever is different there', async (_, spoil, words) => {
    await hosted.query(`begin; alter table private.erasures rename to more; ${spoil}`);
    const restored = restoreBackup(hosted, file('embedded'), { replace: true });
    await expect(restored).rejects.toThrow(words);
    await hosted.query('rollback');
  });
});
