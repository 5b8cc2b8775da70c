import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { vi } from 'vitest';
import {
  type BackendAccess,
  choosePassword,
  grantAdmin,
  sendRecovery,
  spendLink,
} from '../../../scripts/backend/demo-admin';
import type { Message } from '../../../scripts/backend/mail';
import { openBackend } from '../../../scripts/backend/open';
import type { DoorName } from '../../../src/remote/read-answer';
import { entryOf } from './door';
import { shared } from './shared';

export const KEYS = {
  publishableKey: `sb_publishable_${'p'.repeat(32)}`,
  secretKey: `sb_secret_${'s'.repeat(32)}`,
  jwtSecret: 'j'.repeat(64),
};

/** Starting a database takes a second when idle, and many on a busy machine. */

/** The headers that identify a caller. */
export type Caller = { apikey?: string; authorization?: string };

export const ANON: Caller = { apikey: KEYS.publishableKey };
export const SECRET: Caller = { apikey: KEYS.secretKey };
export const bearer = (token: string): Caller => ({ ...ANON, authorization: `Bearer ${token}` });

/** The password of every test account. */
export const PASSWORD = 'correct horse';

export type Account = { id: string; token: string; email: string; caller: Caller };
export type Row = Record<string, unknown>;
export type Answer = { status: number; headers: Headers; text: string; json: unknown };
/** What the database says of an entry. */
export type Said = Answer & { outcome: unknown; why?: unknown; rule?: unknown; column?: unknown };

export const TABLES = [
  'contacts',
  'leads',
  'lead_events',
  'lead_pictures',
  'newsletter_subscribers',
  'property_watchers',
  'subscriber_events',
  'user_roles',
] as const;
export type Table = (typeof TABLES)[number];
/** The columns that tables are ordered by, if not `id`. */
const KEYS_OF: Partial<Record<Table, string>> = {
  lead_pictures: 'lead_id',
  user_roles: 'user_id',
};
const ALL_ROWS = `select ${TABLES.map((table) => {
  const key = KEYS_OF[table] ?? 'id';
  return `(select jsonb_agg(to_jsonb(t) order by t.${key}) from public.${table} t) as ${table}`;
}).join()}`;
/** The tables of which visitors send rows. */
export const OPEN_TABLES = [
  'contacts',
  'leads',
  'newsletter_subscribers',
  'property_watchers',
] as const;
export type OpenTable = (typeof OPEN_TABLES)[number];

/** Functions for staff only. */
export const DASHBOARD_CALLS = [
  'dashboard_statistics',
  'retention_health',
  'search_contacts',
  'search_leads',
  'search_subscribers',
] as const;

/** The embedded backend in memory, called as a browser would, with direct access through the secret key. */
export async function openTestBackend(): Promise<TestBackend> {
  const backend = await openShared();
  silenceRefusals();
  backend.letters.length = 0;
  return backend;
}

const openShared = shared(async () => {
  const opened = await openOwnBackend();
  return { opened, db: opened.db };
});

/** Refusals are logged, and in these tests they are expected. */
function silenceRefusals(): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

/**
 * The same of a file's own, for what no request can bring about.
 * @param onOpen is handed the driver
 */
export async function openOwnBackend(onOpen?: (driver: PGlite) => void) {
  silenceRefusals();
  let db: PGlite | undefined;
  const siteUrl = 'http://localhost:4173';
  const letters: Message[] = [];
  const backend = await openBackend({
    siteUrl,
    keys: KEYS,
    deliver: (message) => letters.push(message),
    onOpen: (driver) => {
      db = driver;
      onOpen?.(driver);
    },
  });
  if (!db) throw new Error('The backend has opened no database');
  const driver = db;
  const access: BackendAccess = { fetch: backend.app.fetch, siteUrl, keys: KEYS };

  async function call(
    caller: Caller,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await backend.app.fetch(
      new Request(new URL(path, siteUrl), {
        method,
        headers: {
          ...caller,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  }

  /** Calls a function that takes an entry; `outcome` is the status where it is not answered. */
  async function hand(caller: Caller, door: DoorName, entry: unknown): Promise<Said> {
    const answer = await call(caller, 'POST', `/rest/v1/rpc/${door}`, { entry });
    const { outcome = answer.status, ...said } = (answer.json ?? {}) as Row;
    return { ...answer, ...said, outcome };
  }

  /** A visitor's entry. */
  const submit = (caller: Caller, table: OpenTable, row: Row) =>
    hand(caller, 'submit', entryOf(table, row));

  /** A plain insert into a table, without a returned row. */
  const insert = (caller: Caller, table: Table, body: unknown) =>
    call(caller, 'POST', `/rest/v1/${table}`, body, { prefer: 'return=minimal' });

  /** Asks the database itself, for what requests would only take longer to say. */
  const sql = async (statement: string) => (await driver.query<Row>(statement)).rows;

  async function rows(table: Table, filter = ''): Promise<Row[]> {
    const order = KEYS_OF[table] ?? 'id';
    const { json } = await call(
      SECRET,
      'GET',
      `/rest/v1/${table}?select=*&order=${order}${filter}`,
    );
    if (!Array.isArray(json)) throw new Error(`${table} could not be read back`);
    return json;
  }

  /** All rows for visitors and staff, to compare that nothing has changed. */
  const snapshot = async () => (await sql(ALL_ROWS))[0];

  /** The latest link sent to an address. */
  function letter(to: string): Message {
    const message = letters.findLast((one) => one.to === to);
    if (!message) throw new Error(`Nothing was sent to ${to}`);
    return message;
  }

  /** Signs up and confirms the address. */
  async function signUp(email = `${randomUUID()}@example.com`, extra: Row = {}): Promise<Account> {
    const { json } = await call(ANON, 'POST', '/auth/v1/signup', {
      email,
      password: PASSWORD,
      ...extra,
    });
    const { access_token: token } = await spendLink(access, letter(email).link);
    return { id: (json as { id: string }).id, token, email, caller: bearer(token) };
  }

  /** Grants the role, chooses the password again and signs in with it. */
  async function makeAdmin(account: Account): Promise<Account> {
    const { email } = account;
    await grantAdmin(access, email);
    await sendRecovery(access, email);
    await choosePassword(access, letter(email).link, PASSWORD);
    return signIn(account);
  }

  /** A new session of an account. */
  async function signIn(account: Account): Promise<Account> {
    const { email } = account;
    const { json } = await call(ANON, 'POST', '/auth/v1/token?grant_type=password', {
      email,
      password: PASSWORD,
    });
    const token = (json as { access_token: string }).access_token;
    return { ...account, token, caller: bearer(token) };
  }

  const signUpAdmin = async () => makeAdmin(await signUp());

  async function signUpAgent(): Promise<Account> {
    const account = await signUp();
    await call(SECRET, 'POST', '/rest/v1/user_roles', { user_id: account.id, role: 'agent' });
    return account;
  }

  const limit = (burst: number, perMinute: number) =>
    call(SECRET, 'POST', '/rest/v1/rpc/set_settings', { burst, per_minute: perMinute });

  /** Tells an account on a device from now on. */
  async function tellOn({ endpoint, p256dh, auth }: PushDevice, { caller }: Account) {
    const device = { endpoint, p256dh, auth };
    const { status } = await call(caller, 'POST', '/rest/v1/rpc/save_push_subscription', device);
    if (status !== 204) throw new Error(`The device was not saved: ${status}`);
  }

  return {
    access,
    db: driver,
    letters,
    sql,
    listen: backend.listen,
    call,
    hand,
    submit,
    insert,
    rows,
    snapshot,
    letter,
    spend: (link: string) => spendLink(access, link),
    signUp,
    signIn,
    makeAdmin,
    signUpAdmin,
    signUpAgent,
    tellOn,
    limit,
    close: backend.close,
  };
}

type PushDevice = Record<'endpoint' | 'p256dh' | 'auth', string>;

export type TestBackend = Awaited<ReturnType<typeof openOwnBackend>>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A complete, valid submission for a table, with a unique key and address. */
export function sample(table: OpenTable): Row {
  const id = randomUUID();
  const email = `${id}@example.com`;
  if (table === 'newsletter_subscribers') return { id, email, name: 'Ada' };
  if (table === 'property_watchers') return { id, email, property_slug: 'bloom-towers' };
  const person = { id, email, name: 'Ada Obi', phone: '+234 800 000 0000' };
  return table === 'contacts'
    ? { ...person, message: 'Is it still available?', property_interest: 'Bloom Towers' }
    : { ...person, notes: 'Met at the viewing', property_interest: null, source: 'viewing' };
}

/** A change to a stored row that only the secret key may make. */
export const forgery = (table: OpenTable): Row =>
  table === 'property_watchers' ? { email: 'mallory@example.com' } : { name: 'Mallory' };
