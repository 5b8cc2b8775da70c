import { existsSync } from 'node:fs';
import { claimDataDirectory, dataDirectory } from './backend/data-dir.ts';
import { grantAdmin } from './backend/demo-admin.ts';
import { loadKeys } from './backend/keys.ts';
import { openBackend } from './backend/open.ts';

/**
 * `npm run admin -- <e-mail>`: makes an account an administrator, either at SUPABASE_URL with SUPABASE_SECRET_KEY (from
 * the environment or `.env`) or in the embedded database, whether its server is running or not.
 */
async function main(email: string | undefined): Promise<string> {
  if (!email?.includes('@')) throw new Error('Usage: npm run admin -- name@example.com');
  if (existsSync('.env')) process.loadEnvFile('.env');

  const url = process.env['SUPABASE_URL'];
  if (url) {
    if (!process.env['SUPABASE_SECRET_KEY']) {
      throw new Error(`Set SUPABASE_SECRET_KEY to the secret key of ${url}.`);
    }
    await grantAdmin({ fetch, siteUrl: url, keys: loadKeys() }, email);
    return `${email} is now an administrator at ${url}.`;
  }

  const keys = loadKeys();
  // The ports of `npm start` and `npm run dev`.
  for (const port of [process.env['PORT'] || '4173', '5173']) {
    const siteUrl = `http://localhost:${port}`;
    if (await isServed(siteUrl, keys.publishableKey)) {
      await grantAdmin({ fetch, siteUrl, keys }, email);
      return `${email} is now an administrator at ${siteUrl}.`;
    }
  }

  const dataDir = dataDirectory();
  const release = claimDataDirectory(dataDir);
  try {
    const siteUrl = 'http://localhost';
    const backend = await openBackend({ dataDir, siteUrl, keys });
    try {
      await grantAdmin({ fetch: backend.app.fetch, siteUrl, keys }, email);
    } finally {
      await backend.close();
    }
  } finally {
    release();
  }
  return `${email} is now an administrator in ${dataDir}.`;
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

try {
  console.log(await main(process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
