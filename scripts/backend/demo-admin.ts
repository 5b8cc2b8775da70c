import type { DemoAdmin } from './data-dir.ts';
import type { BackendKeys } from './keys.ts';
import type { Mail, Message } from './mail.ts';

/** A Supabase backend as scripts see it: over HTTP, or the embedded one directly. */
export type BackendAccess = {
  fetch(request: Request): Promise<Response>;
  siteUrl: string;
  keys: Pick<BackendKeys, 'publishableKey' | 'secretKey'>;
};

async function post(access: BackendAccess, path: string, key: string, body: object) {
  const response = await access.fetch(
    new Request(new URL(path, access.siteUrl), {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  const text = await response.text();
  return { response, text };
}

/** The backend's error message, if it has one. */
function reason(status: number, text: string): string {
  try {
    const { message, msg, hint } = JSON.parse(text);
    const said = message ?? msg;
    if (typeof said === 'string') return typeof hint === 'string' ? `${said} ${hint}` : said;
  } catch {
    // Not JSON: report the status instead.
  }
  return `The backend answered ${status}.`;
}

/** Grants the administrator's role to the account with this e-mail address. */
export async function grantAdmin(access: BackendAccess, email: string): Promise<void> {
  const grant = await tryGrant(access, email);
  if (grant !== 'granted') throw new Error(grant.why);
}

type Grant = 'granted' | { status: number; why: string };

async function tryGrant(access: BackendAccess, email: string): Promise<Grant> {
  const { response, text } = await post(access, '/rest/v1/rpc/grant_admin', access.keys.secretKey, {
    email,
  });
  return response.ok ? 'granted' : { status: response.status, why: reason(response.status, text) };
}

/** The status of grant_admin() for an unconfirmed address. */
const NOT_CONFIRMED = 409;

/** Makes sure that the demo administrator exists, with a confirmed address and the role. */
export async function ensureDemoAdmin(
  access: BackendAccess,
  admin: DemoAdmin,
  mail: Mail,
): Promise<void> {
  const ask = (path: string, body: object) => () =>
    post(access, path, access.keys.publishableKey, body);
  // If the account exists, no message is sent, and the response only asks to wait.
  await openLink(access, await mail.caught(ask('/auth/v1/signup', admin)));
  const grant = await tryGrant(access, admin.email);
  if (grant === 'granted') return;
  if (grant.status === NOT_CONFIRMED) {
    // A previous start was interrupted after the sign-up. A password reset also confirms the address.
    await openLink(access, await mail.caught(ask('/auth/v1/recover', { email: admin.email })));
  }
  await grantAdmin(access, admin.email);
}

/** Opens the link in a message. The response redirects to the site, which is of no use here. */
async function openLink(access: BackendAccess, message: Message | undefined): Promise<void> {
  if (message) await access.fetch(new Request(message.link));
}
