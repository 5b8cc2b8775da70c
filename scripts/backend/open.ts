import { join } from 'node:path';
import { inspect } from 'node:util';
import { App, ConsoleEmailDriver } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import type { DemoAdmin } from './data-dir.ts';
import { ensureDemoAdmin } from './demo-admin.ts';
import type { BackendKeys } from './keys.ts';
import { migrate } from './migrate.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { pristineDirectory } from './pristine.ts';

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
 */
export async function openBackend(options: {
  dataDir?: string | undefined;
  siteUrl: string;
  keys: BackendKeys;
  demoAdmin?: DemoAdmin | undefined;
}): Promise<Backend> {
  const { dataDir, siteUrl, keys, demoAdmin } = options;
  const connection = await createPgliteConnection(
    dataDir === undefined
      ? { pgliteOptions: { loadDataDir: await pristineDirectory() } }
      : { url: join(dataDir, 'database') },
  );
  try {
    keepValuesOutOfLogs(connection);
    const app = new App({ connection, ...settings(siteUrl, keys) });
    await app.ensureSystemSchema();
    await migrate(connection.driver);
    const fetch = oneAtATime((request) => app.fetch(request));
    if (demoAdmin) await ensureDemoAdmin({ fetch, siteUrl, keys }, demoAdmin);
    return { app: { fetch }, close: () => connection.close() };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** What supabase/config.toml says for the Supabase CLI. */
function settings(siteUrl: string, keys: BackendKeys) {
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
      additional_redirect_urls: [],
      // There is no mailbox here to confirm from. Hosted projects confirm, see supabase/config.toml.
      email: { enable_signup: true, enable_confirmations: false },
    },
    // Ours are applied by migrate(), which needs no project folder.
    db: { migrations: { enabled: false } },
    storage: { enabled: false },
    studio: { enabled: false },
    analytics: { enabled: false },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: new ConsoleEmailDriver() },
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
