import { isAuthRetryableFetchError } from '@supabase/auth-js';
import type { StaffClient } from '../client';
import type { Session } from './staff-request';

/** Who is signed in on this device, with a token that holds for a while. */
export async function staffSession({ auth }: StaffClient, isRefused: boolean): Promise<Session> {
  const { data, error } = await (isRefused ? auth.refreshSession() : auth.getSession());
  if (data.session) {
    const { access_token: token, user } = data.session;
    return { kind: 'token', token, staff: user.id };
  }
  return error && isAuthRetryableFetchError(error)
    ? { kind: 'unreachable' }
    : { kind: 'signed-out' };
}
