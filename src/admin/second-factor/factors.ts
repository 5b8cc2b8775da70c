import { brand } from '../../content/brand';
import type { AccountClient } from '../account-client';
import type { StaffClient } from '../client';

type Mfa = AccountClient['auth']['mfa'];

/** The authenticator apps added to an account. */
export type Apps = Awaited<ReturnType<typeof listApps>>;

/** What an authenticator app needs. It is shown once and can't be read again. */
export type Enrolment = Awaited<ReturnType<typeof beginApp>>;

/**
 * Returns the authenticator apps in use, without those never confirmed; `null` if the account server doesn't support
 * second factors.
 * @throws if the server doesn't say
 */
export async function loadApps(client: StaffClient): Promise<Apps | null> {
  const session = await client.session();
  if (!session) throw new TypeError('Nobody is signed in.');
  const { access_token: accessToken } = session;
  const isOffered = await offersFactors(() => client.post('factors', { accessToken, body: {} }));
  return isOffered ? listApps((await client.account()).auth.mfa) : null;
}

/**
 * Whether an account server supports second factors. Requests a factor without a type: a server that supports them
 * refuses, so none is created, and one that doesn't answers that there is no such address.
 * @param post sends an empty object to `/factors` as the signed-in user
 */
export async function offersFactors(post: () => Promise<Response>): Promise<boolean> {
  const { status } = await post();
  if (status === 400 || status === 422) return true;
  if (status === 404 || status === 405 || status === 501) return false;
  throw new Error(`The account server answered ${status}.`);
}

export async function listApps(mfa: Mfa) {
  const { data, error } = await mfa.listFactors();
  if (error) throw error;
  return data.totp;
}

/** Starts adding an app. Removes unfinished attempts first: the server allows ten at most. */
export async function beginApp(mfa: Mfa, now = new Date()) {
  const listed = await mfa.listFactors();
  if (listed.error) throw listed.error;
  for (const { id, status, factor_type } of listed.data.all) {
    if (status === 'unverified' && factor_type === 'totp') await mfa.unenroll({ factorId: id });
  }
  const { data, error } = await mfa.enroll({
    factorType: 'totp',
    issuer: brand.name,
    // The names of an account's factors must differ.
    friendlyName: now.toISOString(),
  });
  if (error) throw error;
  return { id: data.id, ...data.totp };
}

export async function removeApp(mfa: Mfa, id: string): Promise<void> {
  const { error } = await mfa.unenroll({ factorId: id });
  if (error) throw error;
}
