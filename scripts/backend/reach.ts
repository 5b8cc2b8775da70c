import { claimDataDirectory, dataDirectory } from './data-dir.ts';
import type { BackendAccess } from './demo-admin.ts';
import { loadKeys } from './keys.ts';

/** A database that a command works on. */
export type TargetDatabase = {
  access: BackendAccess;
  /** Where it is, for messages on the screen. */
  place: string;
  /** The site's address, if it is known. */
  site: string | undefined;
  /** Whether a server with the site runs there. */
  isServed: boolean;
};

/** The ports of `npm start` and `npm run dev`. `.env` may name the first. */
const ports = () => [process.env['PORT'] || '4173', '5173'] as const;

/**
 * Runs a command's work at SUPABASE_URL with SUPABASE_SECRET_KEY (from the environment or `.env`), or in the embedded
 * database, whether its server is running or not.
 */
export async function withBackend<T>(work: (target: TargetDatabase) => Promise<T>): Promise<T> {
  const url = process.env['SUPABASE_URL'];
  if (url) {
    if (!process.env['SUPABASE_SECRET_KEY']) {
      throw new Error(`Set SUPABASE_SECRET_KEY to the secret key of ${url}.`);
    }
    const site = process.env['SITE_URL'];
    const access = { fetch, siteUrl: url, keys: loadKeys() };
    return work({ access, place: url, site, isServed: site !== undefined });
  }

  const keys = loadKeys();
  for (const port of ports()) {
    const siteUrl = `http://localhost:${port}`;
    if (await isServed(siteUrl, keys.publishableKey)) {
      return work({
        access: { fetch, siteUrl, keys },
        place: siteUrl,
        site: siteUrl,
        isServed: true,
      });
    }
  }

  const dataDir = dataDirectory();
  const release = claimDataDirectory(dataDir);
  try {
    // Links in messages work once the server runs.
    const siteUrl = `http://localhost:${ports()[0]}`;
    // Only here: PostgreSQL takes a second to load, and a hosted database has its own.
    const { openBackend } = await import('./open.ts');
    const backend = await openBackend({ dataDir, siteUrl, keys });
    try {
      const access = { fetch: backend.app.fetch, siteUrl, keys };
      return await work({ access, place: dataDir, site: siteUrl, isServed: false });
    } finally {
      await backend.close();
    }
  } finally {
    release();
  }
}

/** Whether our backend, with our key, answers at this address rather than some other program. */
async function isServed(siteUrl: string, apikey: string): Promise<boolean> {
  try {
    const response = await fetch(`${siteUrl}/auth/v1/settings`, { headers: { apikey } });
    return response.ok && (response.headers.get('content-type') ?? '').includes('json');
  } catch {
    return false;
  }
}
