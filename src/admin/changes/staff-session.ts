import type { StaffClient } from '../client';
import type { SessionNow } from './staff-request';

/** Who is signed in on this device, with a token that holds for a while. */
export async function staffSession(client: StaffClient, isRefused: boolean): Promise<SessionNow> {
  try {
    const session = await client.session(isRefused);
    if (!session) return { kind: 'signed-out' };
    return { kind: 'token', token: session.access_token, staff: session.user.id };
  } catch {
    return { kind: 'unreachable' };
  }
}
