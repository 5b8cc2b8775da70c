import type { StaffClient } from '../client';

type Mfa = StaffClient['supabase']['auth']['mfa'];

/** An authenticator app that was added to the account. */
export type Factor = { id: string; addedAt: string };

/** What an authenticator app is given, once: it can't be read again. */
export type Enrolment = { id: string; secret: string; uri: string };

/**
 * The authenticator apps in use, without those that were never confirmed; `null` if the account server doesn't support
 * second factors.
 * @throws if it does not say
 */
export async function loadApps(client: StaffClient): Promise<Factor[] | null> {
  const session = await client.session();
  if (!session) throw new TypeError('Nobody is signed in.');
  const { access_token: accessToken } = session;
  const isOffered = await offersFactors(() => client.post('factors', { accessToken, body: {} }));
  return isOffered ? listApps(client.supabase.auth.mfa) : null;
}

/**
 * Whether an account server supports second factors. It is asked for a factor of no type: a server that supports them
 * refuses that, so that none is made, and a server that doesn't answers that there is no such address.
 * @param post sends an empty object to `/factors` in the name of whoever is signed in
 */
export async function offersFactors(post: () => Promise<Response>): Promise<boolean> {
  const { status } = await post();
  if (status === 400 || status === 422) return true;
  if (status === 404 || status === 405 || status === 501) return false;
  throw new Error(`The account server answered ${status}.`);
}

export async function listApps(mfa: Mfa): Promise<Factor[]> {
  const { data, error } = await mfa.listFactors();
  if (error) throw error;
  return data.totp.map(({ id, created_at: addedAt }) => ({ id, addedAt }));
}

/** Starts to add an app. Unfinished attempts are removed: the server keeps ten at most. */
export async function beginApp(mfa: Mfa, now = new Date()): Promise<Enrolment> {
  const listed = await mfa.listFactors();
  if (listed.error) throw listed.error;
  for (const { id, status, factor_type } of listed.data.all) {
    if (status === 'unverified' && factor_type === 'totp') await mfa.unenroll({ factorId: id });
  }
  const { data, error } = await mfa.enroll({
    factorType: 'totp',
    issuer: 'Meridian Estates',
    // An account's factors need different names.
    friendlyName: now.toISOString(),
  });
  if (error) throw error;
  return { id: data.id, secret: data.totp.secret, uri: data.totp.uri };
}

export async function removeApp(mfa: Mfa, id: string): Promise<void> {
  const { error } = await mfa.unenroll({ factorId: id });
  if (error) throw error;
}
