import { object, parsed, type ShapeOf, text } from '../../src/lib/shape.ts';
import type { DemoAdmin } from './data-dir.ts';
import type { BackendKeys } from './keys.ts';
import type { Mail } from './mail.ts';

/** A Supabase backend as scripts see it: over HTTP, or the embedded one directly. */
export type BackendAccess = {
  fetch(request: Request): Promise<Response>;
  siteUrl: string;
  keys: Pick<BackendKeys, 'publishableKey' | 'secretKey'>;
};

export async function post(
  access: BackendAccess,
  path: string,
  key: string,
  body: object,
  token?: string,
) {
  const response = await access.fetch(
    new Request(new URL(path, access.siteUrl), {
      method: 'POST',
      headers: {
        apikey: key,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    }),
  );
  return { response, text: await response.text() };
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

/**
 * Grants the administrator's role to the account with this e-mail address. What opened the account before, its password
 * included, no longer does.
 * @returns whether its owner has to choose a password, through a message of {@link sendRecovery}
 */
export async function grantAdmin(access: BackendAccess, email: string): Promise<boolean> {
  const grant = await tryGrant(access, email);
  if ('why' in grant) throw new Error(grant.why);
  return grant.needsPassword;
}

type Grant = { needsPassword: boolean } | { status: number; why: string };

async function tryGrant(access: BackendAccess, email: string): Promise<Grant> {
  const { response, text } = await post(access, '/rest/v1/rpc/grant_admin', access.keys.secretKey, {
    email,
  });
  if (!response.ok) return { status: response.status, why: reason(response.status, text) };
  return { needsPassword: JSON.parse(text) === true };
}

/** Sends the message with which a forgotten password is replaced, as the form on the site's /auth page does. */
export async function sendRecovery(
  access: BackendAccess,
  email: string,
  site = access.siteUrl,
): Promise<void> {
  const path = `/auth/v1/recover?redirect_to=${encodeURIComponent(new URL('/auth', site).href)}`;
  const { response, text } = await post(access, path, access.keys.secretKey, { email });
  if (!response.ok) throw new Error(reason(response.status, text));
}

/** Spends the link in a recovery message and chooses a password, as its receiver does on the site's /auth page. */
export async function choosePassword(
  access: BackendAccess,
  link: string,
  password: string,
): Promise<void> {
  const { access_token: token } = await spendLink(access, link);
  const response = await access.fetch(
    new Request(new URL('/auth/v1/user', access.siteUrl), {
      method: 'PUT',
      headers: {
        apikey: access.keys.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ password }),
    }),
  );
  if (!response.ok) throw new Error(reason(response.status, await response.text()));
}

const isSession = object({ access_token: text, refresh_token: text });

/** Spends a message's link, as the site's /auth page does once its receiver says yes; returns the session. */
export async function spendLink(
  access: BackendAccess,
  link: string,
): Promise<ShapeOf<typeof isSession>> {
  const brought = new URLSearchParams(new URL(link).hash.slice(1));
  const { response, text: answer } = await post(
    access,
    '/auth/v1/verify',
    access.keys.publishableKey,
    { token_hash: brought.get('token_hash'), type: brought.get('type') },
  );
  const session = response.ok ? parsed(answer, isSession) : undefined;
  if (!session) throw new Error(reason(response.status, answer));
  return session;
}

/** The status of grant_admin() for an unconfirmed address. */
const NOT_CONFIRMED = 409;

/** Makes sure that the demo administrator exists, with a confirmed address, the role and a password. */
export async function ensureDemoAdmin(
  access: BackendAccess,
  admin: DemoAdmin,
  mail: Mail,
): Promise<void> {
  const { email, password } = admin;
  const recovery = () => mail.caught(() => sendRecovery(access, email));
  // If the account exists, no message is sent, and the response only asks to wait.
  const welcome = await mail.caught(() =>
    post(access, '/auth/v1/signup', access.keys.publishableKey, admin),
  );
  if (welcome) await spendLink(access, welcome.link);
  const grant = await tryGrant(access, email);
  if ('why' in grant && grant.status === NOT_CONFIRMED) {
    // A previous start was interrupted after the sign-up. A password reset also confirms the address.
    const message = await recovery();
    if (message) await spendLink(access, message.link);
  }
  const needsPassword = 'why' in grant ? await grantAdmin(access, email) : grant.needsPassword;
  if (!needsPassword) return;
  const message = await recovery();
  if (!message) {
    throw new Error(
      'The demo administrator has no password: no message for choosing one was sent. Start again in a minute.',
    );
  }
  await choosePassword(access, message.link, password);
}
