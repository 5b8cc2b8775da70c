import { createHash } from 'node:crypto';
import { readMigrations } from '../backend/migrate.ts';
import { SettingFault } from '../backend/setting.ts';
import type { Database } from './database.ts';

/** A table and its columns, with their types as SQL. */
export type Table = { name: string; columns: Map<string, string> };

/** Of the account server: who can sign in. Its sessions and messages are not kept, and end with a restore. */
const ACCOUNTS = ['auth.users', 'auth.identities', 'auth.mfa_factors'];

/** What a database keeps for itself, and no backup brings it: a secret, or what its server and its restores say. */
const ITS_OWN = [
  'private.push_sender',
  'private.time_zones',
  'private.database_epoch',
  'public.mail_senders',
];

/**
 * What counts for minutes or days, in another database's keyed hashes, and invitations, which may have been withdrawn since:
 * a restore leaves it empty.
 */
const PASSING = [
  'private.submission_buckets',
  'private.place_claims',
  'private.counted_statistics',
  'private.staff_invitations',
];

/** Columns with secrets of the database, or of the account server's messages. */
const SECRET_COLUMNS: Record<string, string[]> = {
  'private.settings': ['salt'],
  'auth.users': [
    'confirmation_token',
    'recovery_token',
    'email_change_token_new',
    'email_change_token_current',
    'phone_change_token',
    'reauthentication_token',
  ],
};

/**
 * What an account server needs in columns that another one doesn't have or leaves empty. Supabase's can't read null where
 * it writes an empty text, and finds no account without an instance.
 */
export const ACCOUNT_DEFAULTS: Record<string, string> = {
  instance_id: '00000000-0000-0000-0000-000000000000',
  email_change: '',
  phone_change: '',
  ...Object.fromEntries((SECRET_COLUMNS['auth.users'] ?? []).map((column) => [column, ''])),
};

/** What the file lacks, for the screen. */
export const NOT_IN_IT =
  'Not in it: .env with its keys (database, sessions, PUSH_PRIVATE_KEY, MAIL_KEY), the key that rings the function for notifications, the key of the flood guard’s hashes, sessions, links in messages that were not opened yet, and invitations to the team: invite again whom you still want.';

/** The tables that a backup has, in the order of their names. */
export async function backedUpTables(db: Database): Promise<Table[]> {
  const { rows } = await db.query<{ name: string; column: string; type: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name, a.attname as column,
       format_type(a.atttypid, a.atttypmod) as type
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r'
       and (n.nspname in ('public', 'private') or format('%I.%I', n.nspname, c.relname) = any ($1::text[]))
       and format('%I.%I', n.nspname, c.relname) <> all ($2::text[])
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1, a.attnum`,
    [ACCOUNTS, [...ITS_OWN, ...PASSING]],
  );
  const tables = new Map<string, Table>();
  for (const { name, column, type } of rows) {
    const table = tables.get(name) ?? { name, columns: new Map<string, string>() };
    tables.set(name, table);
    if (!SECRET_COLUMNS[name]?.includes(column)) table.columns.set(column, type);
  }
  return [...tables.values()];
}

/** The tables that a restore empties: those of a backup, what hangs on them, and what is of passing use. */
export async function emptiedTables(db: Database): Promise<string[]> {
  const tables = (await backedUpTables(db)).map(({ name }) => name);
  const { rows } = await db.query<{ name: string }>(
    `with recursive emptied as (
       select name::regclass::oid as id from unnest($1::text[]) as name
       union
       select f.conrelid from emptied e join pg_constraint f on f.confrelid = e.id and f.contype = 'f'
     )
     select id::regclass::text as name from emptied`,
    [[...tables, ...PASSING]],
  );
  return rows.map(({ name }) => name);
}

/** A name in SQL. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A migration's file, and a hash of what it says. */
export type Applied = { file: string; sha256: string };

/** The migrations of a database, as this release knows them. */
export async function appliedMigrations(db: Database): Promise<Applied[]> {
  const { rows: history } = await db.query<{ is_there: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as is_there`,
  );
  const { rows } = history[0]?.is_there
    ? await db.query<{ version: string }>(
        'select version from supabase_migrations.schema_migrations order by version',
      )
    : { rows: [] };
  if (rows.length === 0) {
    throw new SettingFault(
      'The database has no history of migrations: apply them with `supabase db push` (docs/deploy.md).',
    );
  }
  const known = new Map(readMigrations().map((one) => [one.version, one]));
  return rows.map(({ version }) => {
    const migration = known.get(version);
    if (!migration) {
      throw new SettingFault(
        `The database has migration ${version}, which this release doesn’t: use the release that made it.`,
      );
    }
    const sha256 = createHash('sha256').update(migration.sql).digest('hex');
    return { file: `${version}_${migration.name}`, sha256 };
  });
}

const WITH_ITS_RELEASE = 'Restore it with the release that made it, then update.';

/** How the migrations of a backup differ from those of a database; undefined if they don't. */
export function migrationFault(backup: Applied[], database: Applied[]): string | undefined {
  const length = Math.max(backup.length, database.length);
  for (let n = 0; n < length; n += 1) {
    const [one, other] = [backup[n], database[n]];
    if (one?.file === other?.file && one?.sha256 === other?.sha256) continue;
    const what =
      one?.file === other?.file
        ? `${one?.file} says something else in this release`
        : `the backup has ${one?.file ?? 'none'} where the database has ${other?.file ?? 'none'}`;
    return `The backup fits another release: ${what}. ${WITH_ITS_RELEASE}`;
  }
  return undefined;
}

/**
 * How a table of a backup differs from the database's, although both have the same migrations; undefined if it doesn't. Those of account
 * servers differ anyway.
 * @param columns of the backup's table
 */
export function tableFault(
  name: string,
  columns: string[],
  table: Table | undefined,
): string | undefined {
  if (isAccountTable(name)) return undefined;
  if (!table)
    return `The backup has the table ${name}, which the database lacks: create it there first.`;
  const here = [...table.columns.keys()];
  const more = columns.find((column) => !here.includes(column));
  const less = here.find((column) => !columns.includes(column));
  if (more === undefined && less === undefined) return undefined;
  const what =
    more === undefined
      ? `it lacks ${name}.${less}, which the database has`
      : `it has ${name}.${more}, which the database lacks`;
  return `The backup fits another database: ${what}. ${WITH_ITS_RELEASE}`;
}

/** Whether a table is the account server's. */
export const isAccountTable = (name: string): boolean => ACCOUNTS.includes(name);
