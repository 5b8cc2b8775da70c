import { existsSync } from 'node:fs';
import { type BackendAccess, grantAdmin, sendRecovery } from './backend/demo-admin.ts';
import { withBackend } from './backend/reach.ts';
import { linkFault } from './build/production.ts';

/** `npm run admin -- <e-mail>`: makes an account an administrator. */
async function main(email: string | undefined): Promise<string> {
  if (!email?.includes('@')) throw new Error('Usage: npm run admin -- name@example.com');
  if (existsSync('.env')) process.loadEnvFile('.env');
  return withBackend(async ({ access, place, site }) => {
    const fault = site && linkFault(access.siteUrl, site);
    // Nothing is done yet: afterwards the account's owner would be locked out without a message.
    if (fault) throw new Error(fault);
    return grant(access, email, place, site);
  });
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

try {
  console.log(await main(process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
