import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { App } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { onlyBelieved, unsure } from './believed-answers.ts';
import type { DemoAdmin } from './data-dir.ts';
import { ensureDemoAdmin } from './demo-admin.ts';
import { freeBytes, onlyWithRoom, readingFunctions } from './disk-room.ts';
import { watchDriver } from './driver-watch.ts';
import { keepFewTypes } from './few-types.ts';
import { withFunctions } from './functions.ts';
import type { BackendKeys } from './keys.ts';
import { withLinksThatAsk } from './links-ask.ts';
import { keepValuesOutOfLogs } from './logged-error.ts';
import { createMail, type Mail, type Message } from './mail.ts';
import { type Files, filesOf, inMemory } from './memory-files.ts';
import { EXTENSIONS, migrate } from './migrate.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { onlyPlainRequests } from './plain-requests.ts';
import { migratedFiles, pristineFiles } from './pristine.ts';
import { readGrants } from './schema.ts';
import { withSignUpAgain } from './sign-up-again.ts';

/** Supabase's REST and Auth APIs on top of an embedded PostgreSQL. */
export type Backend = {
  /** `client` is the sender's address, for limits on each; the scripts on this machine have none. */
  app: { fetch(request: Request, client?: string): Promise<Response> };
  /** Calls back whenever the database notifies this channel; resolves to a function that ends it. */
  listen(channel: string, onNotify: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

export type BackendOptions = {
  /** Where the database is stored; in memory if omitted. */
  dataDir?: string | undefined;
  /** The site's address, for links in messages. */
  siteUrl: string;
  keys: BackendKeys;
  /** An administrator who must exist. */
  demoAdmin?: DemoAdmin | undefined;
  /** Whether the team that `dataDir` wants is made beside them. */
  hasDemoTeam?: boolean;
  /** Whether pages may send measurements; left as it is if omitted. */
  isObserved?: boolean;
  /** Receives the messages that would be e-mailed; prints them if omitted. */
  deliver?: (message: Message) => void;
  /** Is handed the driver whenever the database is opened: tests break it. */
  onOpen?: (driver: PGlite) => void;
};

/** Opens the embedded backend and migrates its database. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, siteUrl, keys, demoAdmin, isObserved } = options;
  const mail = createMail(siteUrl, options.deliver);
  const openApp = async (connection: PgliteConnection) => {
    const app = new App({ connection, ...settings(siteUrl, keys, mail) });
    await app.ensureSystemSchema();
    await migrate(connection.driver);
    // Before it answers its first request, the backend grants every table to everybody.
    const url = `${siteUrl}/rest/v1/rpc/database_epoch`;
    await app.fetch(new Request(url, { method: 'POST', headers: { apikey: keys.publishableKey } }));
    await connection.driver.exec(readGrants());
    return app;
  };
  const connect = () =>
    dataDir === undefined
      ? openInMemory(openApp)
      : createPgliteConnection({
          url: join(dataDir, 'database'),
          pgliteOptions: { extensions: EXTENSIONS },
        });

  async function openOn(connection: PgliteConnection) {
    const { driver } = connection;
    try {
      keepValuesOutOfLogs(connection);
      await keepFewTypes(driver);
      const app = await openApp(connection);
      if (isObserved !== undefined) {
        await driver.query('select public.set_settings(observes => $1)', [isObserved]);
      }
      const watch = watchDriver(driver);
      options.onOpen?.(driver);
      const signingUp = withSignUpAgain((request) => app.fetch(request), driver);
      const answer = onlyBelieved(signingUp, driver, watch);
      return { connection, watch, answer };
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  let database = await openOn(await connect());
  const listeners = new Set<Listener>();

  /**
   * Leaves a connection that can't be believed as a power cut would leave it, since closing it would write what it believes,
   * and opens the database again.
   */
  async function openAgain(): Promise<void> {
    if (Date.now() < notBefore) throw new Error('The database could not be opened again yet.');
    notBefore = Date.now() + BETWEEN_ATTEMPTS_MS;
    const { driver } = database.connection;
    const files = dataDir === undefined ? await filesOf(driver) : undefined;
    await leave(database);
    const next = await openOn(files ? await loadInMemory(files) : await connect());
    for (const listener of listeners) {
      listener.end = await next.connection.driver.listen(listener.channel, listener.onNotify);
    }
    database = next;
    notBefore = 0;
  }
  let notBefore = 0;

  const guarded = async (answer: (request: Request) => Promise<Response>, directory: string) =>
    onlyWithRoom(answer, {
      freeBytes: () => freeBytes(directory),
      readers: await readingFunctions(database.connection.driver),
    });

  async function close(): Promise<void> {
    if (database.watch.doubt() === undefined) await database.connection.close();
    else await leave(database);
  }

  try {
    const answer = async (request: Request) => {
      try {
        if (database.watch.doubt() !== undefined) await openAgain();
      } catch (error) {
        console.error(error);
        return unsure();
      }
      return database.answer(request);
    };
    const stored = dataDir === undefined ? answer : await guarded(answer, dataDir);
    const answerPlain = onlyPlainRequests(mail.withRedirects(stored), keys.secretKey);
    const fetch = oneAtATime(withLinksThatAsk(answerPlain, siteUrl));
    const access = { fetch, siteUrl, keys };
    if (demoAdmin) await ensureDemoAdmin(access, demoAdmin, mail);
    if (demoAdmin && dataDir && options.hasDemoTeam) {
      const { makeDemoTeam } = await import('../demo/make-team.ts');
      const { driver } = database.connection;
      await makeDemoTeam(access, { driver, mail, directory: dataDir, admin: demoAdmin.email });
    }
    return {
      app: {
        fetch: withFunctions(fetch, { siteUrl, keys }),
      },
      async listen(channel, onNotify) {
        const end = await database.connection.driver.listen(channel, onNotify);
        const listener: Listener = { channel, onNotify, end };
        listeners.add(listener);
        return async () => {
          listeners.delete(listener);
          await listener.end();
        };
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** If opening fails, a full disk for instance, each request would try again. */
const BETWEEN_ATTEMPTS_MS = 5_000;

/** Gives back the files of a connection that can't be believed, as they are. */
async function leave({ connection }: { connection: PgliteConnection }): Promise<void> {
  await connection.driver.fs?.closeFs().catch((error: unknown) => console.error(error));
}

type Listener = { channel: string; onNotify: () => void; end: () => Promise<void> };

const loadInMemory = (files: Files) => createPgliteConnection({ pgliteOptions: inMemory(files) });

/** An up-to-date database in memory. The first opening is cached for later ones. */
async function openInMemory(openApp: (connection: PgliteConnection) => Promise<unknown>) {
  return loadInMemory(
    await migratedFiles('backend', async () => {
      const connection = await loadInMemory(await pristineFiles());
      await openApp(connection);
      return connection.driver;
    }),
  );
}

/** The same settings as in supabase/config.toml, and those that it leaves to a project. */
function settings(siteUrl: string, keys: BackendKeys, mail: Mail) {
  return {
    api: { enabled: true, max_rows: 1000, pg_safe_update: true },
    auth: {
      enabled: true,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      jwt_secret: keys.jwtSecret,
      // The longest time for which a token stays valid after the sign-out.
      jwt_expiry: 900,
      minimum_password_length: 12,
      site_url: siteUrl,
      // The site's own host is allowed on every port.
      additional_redirect_urls: [],
      email: {
        enable_signup: true,
        enable_confirmations: true,
        otp_expiry: 3600,
        // Nobody types the code, links carry it, and this account server limits nobody's guesses.
        otp_length: 32,
        template: mail.templates,
      },
    },
    // Migrations are applied by migrate(), which needs no project folder.
    db: { migrations: { enabled: false } },
    storage: { enabled: false },
    studio: { enabled: false },
    analytics: { enabled: false },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: mail },
    },
  };
}
