import type { DemoAdmin } from './data-dir.ts';
import type { BackendKeys } from './keys.ts';
import type { Mail, Message } from './mail.ts';

/** A Supabase backend as a script sees it: over HTTP, or straight into the embedded one. */
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

/** What went wrong, in the backend's words where it has some. */
function reason(status: number, text: string): string {
  try {
    const { message, msg, hint } = JSON.parse(text);
    const said = message ?? msg;
    if (typeof said === 'string') return typeof hint === 'string' ? `${said} ${hint}` : said;
  } catch {
    // Not the backend's JSON: the status says more.
  }
  return `The backend answered ${status}.`;
}

/** Makes the account with this e-mail address an administrator. */
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

/** What grant_admin() says of an address that was never confirmed. */
const NOT_CONFIRMED = 409;

/** Signs the demo administrator up, unless that was done before, confirms the address and grants the role. */
export async function ensureDemoAdmin(
  access: BackendAccess,
  admin: DemoAdmin,
  mail: Mail,
): Promise<void> {
  const ask = (path: string, body: object) => () =>
    post(access, path, access.keys.publishableKey, body);
  // If there is such an account no message comes, and the answer speaks of patience.
  await openLink(access, await mail.caught(ask('/auth/v1/signup', admin)));
  const grant = await tryGrant(access, admin.email);
  if (grant === 'granted') return;
  if (grant.status === NOT_CONFIRMED) {
    // Signed up by a start that was cut short. A reset's link proves the address as well.
    await openLink(access, await mail.caught(ask('/auth/v1/recover', { email: admin.email })));
  }
  await grantAdmin(access, admin.email);
}

/** What a person does with a message. The answer leads on to the site and is of no use here. */
async function openLink(access: BackendAccess, message: Message | undefined): Promise<void> {
  if (message) await access.fetch(new Request(message.link));
}
