import { existsSync } from 'node:fs';
import { claimDataDirectory, dataDirectory } from './backend/data-dir.ts';
import { type BackendAccess, grantAdmin, sendRecovery } from './backend/demo-admin.ts';
import { loadKeys } from './backend/keys.ts';
import { openBackend } from './backend/open.ts';
import { isProduction, siteFault } from './build/production.ts';

/** The ports of `npm start` and `npm run dev`. `.env` may name the first. */
const ports = () => [process.env['PORT'] || '4173', '5173'] as const;

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
    const site = process.env['SITE_URL'];
    const fault = site && linkFault(url, site);
    // Nothing is done yet: afterwards the account's owner would be locked out without a message.
    if (fault) throw new Error(fault);
    return grant({ fetch, siteUrl: url, keys: loadKeys() }, email, url, site);
  }

  const keys = loadKeys();
  for (const port of ports()) {
    const siteUrl = `http://localhost:${port}`;
    if (await isServed(siteUrl, keys.publishableKey)) {
      return grant({ fetch, siteUrl, keys }, email, siteUrl, siteUrl);
    }
  }

  const dataDir = dataDirectory();
  const release = claimDataDirectory(dataDir);
  try {
    // The link in the message works once the server runs.
    const siteUrl = `http://localhost:${ports()[0]}`;
    const backend = await openBackend({ dataDir, siteUrl, keys });
    try {
      return await grant({ fetch: backend.app.fetch, siteUrl, keys }, email, dataDir, siteUrl);
    } finally {
      await backend.close();
    }
  } finally {
    release();
  }
}

/**
 * Grants the role, and sends the message with which its owner chooses a password.
 * @param place where the account is, for the message on the screen
 * @param site the site's address, if it is known
 */
async function grant(
  access: BackendAccess,
  email: string,
  place: string,
  site: string | undefined,
): Promise<string> {
  const needsPassword = await grantAdmin(access, email);
  const done = `${email} is now an administrator at ${place}.`;
  if (!needsPassword) return done;
  const why = 'Passwords and sessions from before no longer work.';
  if (!site) {
    return `${done}\n${why} Choose a password with “Forgot password?” on the site’s /auth page.`;
  }
  try {
    await sendRecovery(access, email, site);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return `${done}\n${why} The message for choosing a new one could not be sent (${said}): use “Forgot password?” on ${new URL('/auth', site)}.`;
  }
  return `${done}\n${why} A message for choosing a new one was sent to ${email}; another is sent by “Forgot password?” on ${new URL('/auth', site)}.`;
}

/** Why a message's link to the site would lead nowhere; undefined if it leads there. */
function linkFault(database: string, site: string): string | undefined {
  if (isProduction(database)) return siteFault(site);
  const isAddress = URL.canParse(site) && /^https?:$/.test(new URL(site).protocol);
  return isAddress
    ? undefined
    : `${site} is no address: set SITE_URL, such as http://localhost:4173.`;
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
