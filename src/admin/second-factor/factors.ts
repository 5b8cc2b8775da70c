import type { StaffClient } from '../client';

type Auth = Pick<StaffClient['supabase']['auth'], 'mfa'>;

/** An authenticator app that was added to the account. */
export type Factor = { id: string; addedAt: string };

/** What an authenticator app is told, once: it can't be read again. */
export type Enrolment = { id: string; secret: string; uri: string };

type Answer<T> = { data: T; error: null } | { data: null; error: unknown };

/** The apps that are in use. What was begun and never confirmed is none. */
export async function listApps({ mfa }: Auth): Promise<Answer<Factor[]>> {
  const { data, error } = await mfa.listFactors();
  if (error) return { data: null, error };
  return { data: data.totp.map(({ id, created_at: addedAt }) => ({ id, addedAt })), error: null };
}

/** Begins to add an app. What was begun before and left is taken away: the server keeps ten at most. */
export async function beginApp({ mfa }: Auth, now: Date): Promise<Answer<Enrolment>> {
  const listed = await mfa.listFactors();
  if (listed.error) return { data: null, error: listed.error };
  for (const { id, status, factor_type } of listed.data.all) {
    if (status === 'unverified' && factor_type === 'totp') await mfa.unenroll({ factorId: id });
  }
  const { data, error } = await mfa.enroll({
    factorType: 'totp',
    issuer: 'Meridian Estates',
    // No two of an account may be named alike.
    friendlyName: now.toISOString(),
  });
  if (error) return { data: null, error };
  return { data: { id: data.id, secret: data.totp.secret, uri: data.totp.uri }, error: null };
}

/** Proves that the app was told; from then on it is asked for, and this session has passed. */
export async function confirmApp({ mfa }: Auth, id: string, code: string) {
  const { error } = await mfa.challengeAndVerify({ factorId: id, code });
  return { error };
}

export async function removeApp({ mfa }: Auth, id: string) {
  const { error } = await mfa.unenroll({ factorId: id });
  return { error };
}

/** Takes the code of any of the account's apps: nobody is asked which phone they hold. */
export async function passWithCode(auth: Auth, code: string): Promise<{ error: unknown }> {
  const { data, error } = await listApps(auth);
  if (error) return { error };
  let last: unknown = new Error('This account has no authenticator app.');
  for (const { id } of data ?? []) {
    const answer = await confirmApp(auth, id, code);
    if (!answer.error) return answer;
    last = answer.error;
  }
  return { error: last };
}
