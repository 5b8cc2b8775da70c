import type { StoreApi } from 'zustand';
import type { StaffClient } from '../client';
import { type AuthAnswer, answerOf } from '../session/auth-answer';
import type { OpenSession } from '../session/open';
import type { SessionState } from '../session/state';

type Auth = StaffClient['supabase']['auth'];

export type Accounts = ReturnType<typeof createAccounts>;

/** @param open waits for the page's session */
export function createAccounts(open: () => Promise<OpenSession>) {
  return {
    /** Asks the account server; it resolves to the outcome and never rejects. */
    async ask(request: (auth: Auth) => Promise<{ error: unknown }>): Promise<AuthAnswer> {
      const session = await open().catch((error: unknown) => console.error(error));
      // Its script could not be loaded.
      if (!session) return { kind: 'unreachable' };
      return answerOf(request(session.client.supabase.auth));
    },
    isLetIn: async () => onceIn((await open()).state),
  };
}

/** Where a link of our e-mails leads; the account server must know the address. */
export const linkTo = (path: '/admin' | '/auth') => new URL(path, location.origin).href;

/**
 * Resolves once it is clear whether somebody who has just signed in may enter the dashboard: the role may be missing,
 * and a second factor may be due first.
 */
export function onceIn(state: StoreApi<SessionState>): Promise<boolean> {
  return new Promise((resolve) => {
    const look = ({ kind }: SessionState) => {
      if (kind !== 'admin' && kind !== 'denied' && kind !== 'signed-out') return;
      stop();
      resolve(kind === 'admin');
    };
    const stop = state.subscribe(look);
    look(state.getState());
  });
}

/** Takes the code of any of the account's apps: nobody is asked which phone they hold. */
export async function passWithCode(mfa: Auth['mfa'], code: string): Promise<{ error: unknown }> {
  const { data, error } = await mfa.listFactors();
  if (error) return { error };
  let last: unknown = new Error('This account has no authenticator app.');
  for (const { id: factorId } of data.totp) {
    const { error: refusal } = await mfa.challengeAndVerify({ factorId, code });
    if (!refusal) return { error: null };
    last = refusal;
  }
  return { error: last };
}
