import { randomUUID } from 'node:crypto';
import type { Transaction } from '@electric-sql/pglite';
import { describe, expect, test } from 'vitest';
import {
  CALLERS,
  CALLS,
  CHANGED,
  EFFECTS,
  ID,
  ROWS,
  SENT,
  STATEMENTS,
  TABLES,
  type TableAccess,
} from './support/access-table';
import { as, openPlainDatabase, outcome, type Role } from './support/plain';

// Statements, on plain PostgreSQL with the roles of a hosted project; access-rest.test.ts has requests.

type Column = (typeof CALLERS)[number];
type Columns = Record<string, string[]>;

const db = await openPlainDatabase();
await db.exec(`
  insert into auth.users (id, email, email_confirmed_at) values
    ('${ID.admin}', 'Admin@Example.com', now()), ('${ID.agent}', 'agent@example.com', now()),
    ('${ID.colleague}', 'colleague@example.com', now()), ('${ID.user}', 'user@example.com', now()),
    (gen_random_uuid(), 'unconfirmed@example.com', null);
  select public.grant_admin('admin@example.com');
  insert into public.user_roles (user_id, role) values ('${ID.agent}', 'agent'), ('${ID.colleague}', 'agent');
  insert into public.contacts (name, email, message, assignee, deleted_at) values
    ('Ada', 'ada@example.com', 'Hello', null, null),
    ('Ada', 'ben@example.com', 'Hello', '${ID.colleague}', null), ('Ada', 'cyd@example.com', 'Hello', null, now());
  insert into public.leads (id, name, source, assignee, deleted_at) values
    ('${ID.lead}', 'Ada', 'viewing', null, null), ('${ID.another}', 'Ada', 'viewing', null, null),
    ('${ID.colleagues}', 'Ada', 'viewing', '${ID.colleague}', null), ('${ID.deleted}', 'Ada', 'viewing', null, now());
  insert into public.lead_events (lead_id, kind, body)
    values ('${ID.lead}', 'note', 'Hello'), ('${ID.colleagues}', 'note', 'Hello');
  insert into public.lead_pictures (lead_id, bytes)
    values ('${ID.lead}', '\\xffd8ffe0'), ('${ID.colleagues}', '\\xffd8ffe0');
  insert into public.newsletter_subscribers (email) values ('ada@example.com');
  insert into public.property_watchers (email, property_slug) values ('ada@example.com', 'bloom-towers');
  select public.set_settings(observes => true);
  insert into public.observations (kind, name, value, page) values ('vital', 'LCP', 1000, '/');
  insert into public.push_preferences (user_id) values ('${ID.agent}');
  insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
    values ('${ID.agent}', 'https://fcm.googleapis.com/agent', repeat('B', 87), repeat('a', 22));
  insert into private.staff_invitations (email, role, code_hash, invited_by)
    values ('bob@example.com', 'agent', '', '${ID.admin}');
`);
/** The columns of each table and view, as the catalogue lists them. */
const columns = await listed('true');
/** Those that nobody can set. */
const generated = await listed(`(a.attgenerated <> '' or a.attidentity = 'a')`);

/** A statement and its expected effect for each of CALLERS. */
type Line = [sql: string, effects: string];

const wordsOf = (words = '') => words.split(' ').filter(Boolean);
const onlySecret = (effects: string) => `----${effects.at(-1)}`;
const same = (list: string[]) => list.map((column) => `${column} = ${column}`).join(', ');

/** The least that a row is inserted with, and the default of further columns. */
function insertInto(name: string, others: string[]): string {
  const [least, said] = ROWS[name] ?? [];
  if (!least) return `insert into ${name} default values`;
  const further = others.filter((column) => !least.split(', ').includes(column));
  return `insert into ${name} (${[least, ...further].join(', ')})
    values (${[said, ...further.map(() => 'default')].join(', ')})`;
}

const linesOf = ({ name, read, insert, change, remove, truncate }: TableAccess): Line[] => {
  const all = columns[name] ?? [];
  const sent = wordsOf(SENT[name]);
  const servers = all.filter((column) => !sent.includes(column));
  const settable = all.filter(
    (column) => !wordsOf(CHANGED[name]).includes(column) && !generated[name]?.includes(column),
  );
  return [
    [`select * from ${name}`, read],
    [insertInto(name, []), insert],
    [insertInto(name, sent), insert],
    [insertInto(name, servers), onlySecret(insert)],
    [`update ${name} set ${same(settable)} where true`, change],
    [`delete from ${name} where true`, remove],
    [`truncate ${name} cascade`, truncate],
  ];
};

const parsed = (text: string, line: RegExp) =>
  text.split(/\n\s*/).flatMap((words) => {
    const found = line.exec(words);
    if (words && !found) throw new Error(`Not a line of the table: ${words}`);
    return found ? [found] : [];
  });
const statements = parsed(STATEMENTS, /^(\S{5}) (\S.+)$/).map(
  ([, effects = '', sql = '']): Line => [sql, effects],
);
const calls = parsed(CALLS, /^(\S{5}) +([a-z ]+?) {2,}(\S.+)$/).flatMap(
  ([, effects = '', schemas = '', call = '']) =>
    schemas.split(' ').map((schema): Line => [`select * from ${schema}.${call}`, effects]),
);

/** What each statement comes to for a caller, as a sign; each undoes the one before. */
async function effectsOf(role: Role, sub: string | undefined, lines: Line[]): Promise<string[]> {
  const attempt = async (tx: Transaction, sql: string) => {
    try {
      const result = (await tx.exec(`rollback to start; ${sql}`)).at(-1);
      return String(Math.min(9, result?.rows.length || (result?.affectedRows ?? 0)));
    } catch (error) {
      const code = String(error instanceof Error && 'code' in error ? error.code : error);
      return EFFECTS[code] ?? code;
    }
  };
  const work = async (tx: Transaction) => {
    const effects: string[] = [];
    await tx.exec('savepoint start');
    for (const [sql] of lines) effects.push(await attempt(tx, sql));
    return effects;
  };
  return as(db, role, work, sub ? { sub } : {});
}

describe.each<[who: string, column: Column, role: Role, sub?: string]>([
  ['a visitor', 'visitor', 'anon'],
  ['somebody signed in without a role', 'user', 'authenticated', ID.user],
  ['somebody whose account is gone', 'user', 'authenticated', randomUUID()],
  ['an agent', 'agent', 'authenticated', ID.agent],
  ['an administrator', 'admin', 'authenticated', ID.admin],
  ['the secret key', 'secret', 'service_role'],
])('%s', (_, column, role, sub) => {
  async function expectEffects(lines: Line[]) {
    const found = await effectsOf(role, sub, lines);
    const differences = lines.flatMap(([sql, effects], n) => {
      const effect = effects[CALLERS.indexOf(column)];
      return found[n] === effect ? [] : [`${sql}: ${found[n]} instead of ${effect}`];
    });
    expect(differences).toEqual([]);
  }

  test('reads and writes what the table gives them, and nothing else', async () => {
    await expectEffects([...TABLES.flatMap(linesOf), ...statements]);
  });

  test('calls the functions that the table gives them, and no other', async () => {
    await expectEffects(calls);
  });
});

/** The columns for which a condition holds, by table or view. */
async function listed(condition: string): Promise<Columns> {
  const { rows } = await db.query<{ name: string; columns: string[] }>(
    `select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attname) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f') and a.attnum > 0
        and not a.attisdropped and ${condition}
      group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.columns]));
}

/** Whose effects tell what a role of the database is granted. */
const COLUMNS_OF: Record<Role, Column[]> = {
  anon: ['visitor'],
  authenticated: ['user', 'agent', 'admin'],
  service_role: ['secret'],
};
const isGranted = (role: Role, effects: string) =>
  COLUMNS_OF[role].some((column) => effects[CALLERS.indexOf(column)] !== '-');

describe('the catalogue', () => {
  test('has no table or view of the API that does not stand in the table', () => {
    const names = (list: string[]) => list.filter((name) => name.startsWith('public.')).sort();
    expect(names(Object.keys(columns))).toEqual(names(TABLES.map(({ name }) => name)));
  });

  describe.each<[Role, schemas: string]>([
    ['anon', `'public', 'private'`],
    ['authenticated', `'public', 'private'`],
    // A hosted project grants it everything in public.
    ['service_role', `'private'`],
  ])('grants %s', (role, schemas) => {
    test.each<[string, (table: TableAccess) => [effects: string, limited?: string[]]]>([
      ['SELECT', ({ read }) => [read]],
      ['INSERT', ({ name, insert }) => [insert, wordsOf(SENT[name])]],
      [
        'UPDATE',
        ({ name, change, remove }) => (CHANGED[name] ? [remove, wordsOf(CHANGED[name])] : [change]),
      ],
      ['DELETE', ({ remove }) => [remove]],
      ['TRUNCATE', ({ truncate }) => [truncate]],
    ])('%s of the columns that the table says, and of no other', async (verb, of) => {
      const privilege = ['DELETE', 'TRUNCATE'].includes(verb)
        ? `has_table_privilege('${role}', c.oid, '${verb}')`
        : `has_column_privilege('${role}', c.oid, a.attnum, '${verb}')`;
      const expected = TABLES.flatMap((table) => {
        const [effects, limited = columns[table.name] ?? []] = of(table);
        const isListed = schemas.includes(`'${table.name.split('.')[0]}'`);
        return isListed && isGranted(role, effects) ? [[table.name, [...limited].sort()]] : [];
      });
      expect(await listed(`n.nspname in (${schemas}) and ${privilege}`)).toEqual(
        Object.fromEntries(expected),
      );
    });

    test('the functions that the table says, and no other', async () => {
      const { rows } = await db.query<{ name: string }>(
        `select distinct n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
          where n.nspname in (${schemas}) and has_function_privilege('${role}', p.oid, 'execute')`,
      );
      const granted = rows.map(({ name }) => name).sort();
      const expected = calls.flatMap(([sql, effects]) => {
        const [, name = '', schema = ''] = /^select \* from ((\w+)\.\w+)/.exec(sql) ?? [];
        return schemas.includes(`'${schema}'`) && isGranted(role, effects) ? [name] : [];
      });
      expect(granted).toEqual([...new Set(expected)].sort());
    });
  });
});

describe('granting the admin role', () => {
  const grant = (email: string) =>
    outcome(as(db, 'service_role', (tx) => tx.query('select public.grant_admin($1)', [email])));

  test('accepts the address in any spelling, and can be repeated', async () => {
    expect(await grant('USER@example.com ')).toBe('ok');
    expect(await grant('admin@example.com')).toBe('ok');
  });

  test('reports a missing account or an unconfirmed address', async () => {
    expect(await grant('nobody@example.com')).toBe('PT404');
    expect(await grant('unconfirmed@example.com')).toBe('PT409');
  });

  test('is revoked when the account is deleted', async () => {
    const left = await as(db, 'service_role', async (tx) => {
      await tx.exec('reset role');
      await tx.query('delete from auth.users where id = $1', [ID.admin]);
      return (await tx.query(`select * from public.user_roles where role = 'admin'`)).rows;
    });
    expect(left).toEqual([]);
  });
});
