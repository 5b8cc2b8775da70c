import { join } from 'node:path';
import { inspect } from 'node:util';
import { App } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import type { DemoAdmin } from './data-dir.ts';
import { ensureDemoAdmin } from './demo-admin.ts';
import { withFunctions } from './functions.ts';
import type { BackendKeys } from './keys.ts';
import { createMail, type Mail, type Message } from './mail.ts';
import { EXTENSIONS, migrate } from './migrate.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { migratedDirectory, pristineDirectory } from './pristine.ts';
import { refuseRowsInAnswers } from './unanswered-rows.ts';

/** Supabase's REST and Auth interface over an embedded PostgreSQL. */
export type Backend = {
  app: { fetch(request: Request): Promise<Response> };
  close(): Promise<void>;
};

/**
 * Opens the embedded backend and brings its database up to date.
 * @param options.dataDir where it is kept; in memory, and gone at the end, if there is none
 * @param options.siteUrl the site's address, for links in messages
 * @param options.demoAdmin an administrator that must exist
 * @param options.isObserved whether pages may note how fast they were; nothing changes if nothing is said
 * @param options.deliver what becomes of a message that it would e-mail; it is printed if nothing is said
 */
export async function openBackend(options: {
  dataDir?: string | undefined;
  siteUrl: string;
  keys: BackendKeys;
  demoAdmin?: DemoAdmin | undefined;
  isObserved?: boolean;
  deliver?: (message: Message) => void;
}): Promise<Backend> {
  const { dataDir, siteUrl, keys, demoAdmin, isObserved } = options;
  const mail = createMail(options.deliver);
  const openApp = async (connection: PgliteConnection) => {
    const app = new App({ connection, ...settings(siteUrl, keys, mail) });
    await app.ensureSystemSchema();
    await migrate(connection.driver);
    return app;
  };
  const connection = await (dataDir === undefined
    ? openInMemory(openApp)
    : createPgliteConnection({
        url: join(dataDir, 'database'),
        pgliteOptions: { extensions: EXTENSIONS },
      }));
  try {
    keepValuesOutOfLogs(connection);
    const app = await openApp(connection);
    if (isObserved !== undefined) {
      await connection.driver.query('select public.set_observations($1)', [isObserved]);
    }
    const fetch = oneAtATime(mail.heed((request) => app.fetch(request)));
    if (demoAdmin) await ensureDemoAdmin({ fetch, siteUrl, keys }, demoAdmin, mail);
    return {
      app: {
        fetch: withFunctions(refuseRowsInAnswers(fetch, keys.secretKey), { siteUrl, keys }),
      },
      close: () => connection.close(),
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** A database in memory that is up to date: its first opening is done once for many. */
async function openInMemory(openApp: (connection: PgliteConnection) => Promise<unknown>) {
  const load = (loadDataDir: Blob) =>
    createPgliteConnection({ pgliteOptions: { extensions: EXTENSIONS, loadDataDir } });
  return load(
    await migratedDirectory('backend', async () => {
      const connection = await load(await pristineDirectory());
      await openApp(connection);
      return connection.driver;
    }),
  );
}

/** What supabase/config.toml says for the Supabase CLI. */
function settings(siteUrl: string, keys: BackendKeys, mail: Mail) {
  return {
    api: { enabled: true, max_rows: 1000, pg_safe_update: true },
    auth: {
      enabled: true,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      jwt_secret: keys.jwtSecret,
      // A token outlives the sign-out by this at most.
      jwt_expiry: 900,
      minimum_password_length: 6,
      site_url: siteUrl,
      // The site's own host is allowed, on every port.
      additional_redirect_urls: [],
      email: { enable_signup: true, enable_confirmations: true },
    },
    // Ours are applied by migrate(), which needs no project folder.
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

/** The library prints every refused statement with its parameters: what a visitor wrote. One line says enough. */
function keepValuesOutOfLogs(connection: PgliteConnection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error: unknown) => {
    const normalized = normalize(error);
    if (normalized instanceof Error) {
      const code = 'code' in normalized ? ` ${normalized.code}` : '';
      const line = `Refused by the database:${code} ${normalized.message}`;
      Object.defineProperty(normalized, inspect.custom, { value: () => line });
    }
    return normalized;
  };
}
