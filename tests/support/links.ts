import { spendLink } from '../../scripts/backend/demo-admin';
import { loadKeys } from '../../scripts/backend/keys';
import type { Site } from './site';
import { type Account, accessTo, makeAccount } from './staff';

/** The hash to which the account server's own link redirects, with which anybody can sign in to that account. */
export async function recoveryHash(site: Site, { email }: Account): Promise<string> {
  const answer = await fetch(`http://localhost:${site.port}/auth/v1/recover`, {
    method: 'POST',
    headers: { apikey: loadKeys().publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  if (!answer.ok) throw new Error(`Reset: ${answer.status} ${await answer.text()}`);
  const { link } = await site.mailbox.take(email, 'Reset');
  return `#${new URLSearchParams({ ...(await spendLink(accessTo(site), link)), type: 'recovery' })}`;
}

/** A sign-in link to the sender's own account, sent to somebody else. */
export async function strangersLink(site: Site, { isAdmin = false } = {}) {
  const stranger = await makeAccount(site, { isAdmin });
  return { stranger, path: `/auth${await recoveryHash(site, stranger)}` };
}
