import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type DemoAdmin, demoAdmin } from '../../scripts/backend/data-dir';
import { loadKeys } from '../../scripts/backend/keys';
import { THIS_RELEASE } from '../../scripts/testing/releases';
import { SERVER } from '../../scripts/testing/server';
import type { Database } from '../../src/remote/database.generated';
import { freePort } from './free-port';
import { createMailbox, type Mailbox } from './mailbox';
import { newSiteData } from './site-data';

type Tables = Database['public']['Tables'];
type TableName = keyof Tables;
type Row<Name extends TableName> = Tables[Name]['Row'];
type Filter<Name extends TableName> = Partial<Record<keyof Row<Name> & string, string>>;

/** The production build with an embedded database of its own. */
export type Site = {
  readonly port: number;
  /** The messages that it would e-mail. */
  readonly mailbox: Mailbox;
  /** The credentials of an administrator. */
  readonly admin: DemoAdmin;
  /**
   * Rows of a table, read bypassing row-level security.
   * @param filter PostgREST conditions by column, such as `{ email: 'eq.ada@example.com' }`
   */
  rows<Name extends TableName>(table: Name, filter: Filter<Name>): Promise<Row<Name>[]>;
  /** Sets how many submissions one client may send at once, and how many are refilled per minute. */
  setSubmissionLimit(burst: number, perMinute: number): Promise<void>;
  /** Sets how many consultations an office can hold at the same time. */
  setPlaces(office: string, places: number): Promise<void>;
  /** SIGKILL, like a power cut. */
  kill(): Promise<void>;
  /** Restarts it on the same port and data. */
  start(): Promise<void>;
  /** Stops the server and deletes its temporary data. */
  stop(): Promise<void>;
};

type SiteOptions = {
  /** The data directory; a temporary one if omitted. */
  data?: string;
  /** A build other than the one under test. */
  outDir?: string;
  /** Whether the database accepts observations. */
  isObserved?: boolean;
  /** The public key of that build, if it differs. */
  publishableKey?: string;
};

/** Serves an existing build on a free port. */
export async function startSite({
  data,
  outDir = THIS_RELEASE,
  isObserved = false,
  publishableKey = loadKeys().publishableKey,
}: SiteOptions = {}): Promise<Site> {
  const port = await freePort();
  const dataDirectory = data ?? (await newSiteData());
  const { secretKey } = loadKeys();
  const mailbox = createMailbox();
  const open = async () => {
    const child = await serve({
      PORT: String(port),
      DATA_DIR: dataDirectory,
      OUT_DIR: outDir,
      VITE_OBSERVE: isObserved ? 'on' : 'off',
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
    });
    if (child.stdout) mailbox.watch(child.stdout);
    return child;
  };
  let server = await open();

  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`http://127.0.0.1:${port}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: secretKey, 'Content-Type': 'application/json' },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };

  // A test looks at the figures right after it has stored rows.
  const countAlways = () =>
    call('rpc/set_settings', { method: 'POST', body: JSON.stringify({ figures_seconds: 0 }) });
  if (!data) await countAlways();

  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };

  return {
    port,
    mailbox,
    admin: demoAdmin(dataDirectory),
    rows: async (table, filter) =>
      (await call(`${table}?${new URLSearchParams({ select: '*', ...filter })}`)).json(),
    setSubmissionLimit: async (burst, perMinute) => {
      const body = JSON.stringify({ burst, per_minute: perMinute });
      await call('rpc/set_settings', { method: 'POST', body });
    },
    setPlaces: async (office, places) => {
      const body = JSON.stringify({ office, places });
      await call('rpc/set_places', { method: 'POST', body });
    },
    kill: () => end('SIGKILL'),
    start: async () => {
      server = await open();
    },
    stop: async () => {
      await end('SIGTERM');
      if (!data) await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Starts the server process; settles once it is ready or has exited. */
async function serve(settings: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--liftoff-only', SERVER], {
    // The cheapest hash of a password: a real one takes a tenth of a second of the processor, at every sign-in and start.
    env: { ...process.env, ...settings, DO_NOT_TRACK: '1', LITE_AUTH_BCRYPT_COST: '4' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // An aborted test run must not leave its server running.
  const killChild = () => child.kill('SIGKILL');
  process.once('exit', killChild);
  child.once('exit', () => process.off('exit', killChild));

  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => said.push(line));
  }
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The site did not start:\n${said.join('\n')}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('Meridian Estates at ')) resolve();
    });
  });
  return child;
}
