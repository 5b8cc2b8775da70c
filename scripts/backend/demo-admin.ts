import type { DemoAdmin } from './data-dir.ts';
import type { BackendKeys } from './keys.ts';

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
  const { response, text } = await post(access, '/rest/v1/rpc/grant_admin', access.keys.secretKey, {
    email,
  });
  if (!response.ok) throw new Error(reason(response.status, text));
}

/** Signs the demo administrator up, unless that was done before, and grants the role. */
export async function ensureDemoAdmin(access: BackendAccess, admin: DemoAdmin): Promise<void> {
  const { response, text } = await post(
    access,
    '/auth/v1/signup',
    access.keys.publishableKey,
    admin,
  );
  if (!response.ok && !text.includes('user_already_exists')) {
    throw new Error(`The demo administrator: ${reason(response.status, text)}`);
  }
  await grantAdmin(access, admin.email);
}
