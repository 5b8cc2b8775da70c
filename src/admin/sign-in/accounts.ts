import type { StoreApi } from 'zustand';
import type { AccountClient } from '../account-client';
import { saveOwnCard } from '../people/use-team';
import type { AuthAnswer } from '../session/auth-answer';
import { INVITATION } from '../session/mail-link';
import type { OpenSession } from '../session/open';
import type { SessionState } from '../session/state';

type Auth = AccountClient['auth'];

export type Accounts = ReturnType<typeof createAccounts>;

/** @param open waits for the page's session */
export function createAccounts(open: () => Promise<OpenSession>) {
  return {
    /** Queries the account server; resolves to the outcome and never rejects. */
    async ask(request: (auth: Auth) => Promise<{ error: unknown }>): Promise<AuthAnswer> {
      try {
        const [{ client }, { answerOf }] = await Promise.all([
          open(),
          import('../session/read-auth-error'),
        ]);
        const { auth } = await client.account();
        return await answerOf(request(auth));
      } catch (error) {
        // Their scripts could not be loaded.
        console.error(error);
        return { kind: 'unreachable' };
      }
    },
    /**
     * Saves a new password, and ends the account's other sessions: whoever knew the old one may be signed in elsewhere.
     * @param onOthersLeft called if the password is saved and those sessions could not be ended
     */
    savePassword(password: string, onOthersLeft: () => void): Promise<AuthAnswer> {
      return this.ask(async (auth) => {
        const { error } = await auth.updateUser({ password });
        if (error) return { error };
        if (!(await endOthers(auth))) onOthersLeft();
        return { error: null };
      });
    },
    /**
     * What whoever has joined is called from now on, and looks like; they may say more in their account's menu.
     * @param picture a JPEG in base64
     */
    async saveName(name: string, picture: string | null): Promise<boolean> {
      const { client } = await open();
      const card = { name, languages: [], is_public: false, ...(picture && { picture }) };
      return saveOwnCard(client, card).then(
        () => true,
        () => false,
      );
    },
    isLetIn: async () => onceIn((await open()).state),
  };
}

/** How often it is tried: the network that has just saved a password may fail once. */
const ATTEMPTS = 3;

/** Ends the account's sessions except for this one; returns whether the account server has. */
export async function endOthers(auth: Pick<Auth, 'signOut'>): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { error } = await auth.signOut({ scope: 'others' });
    if (!error) return true;
  }
  return false;
}

/** Returns the address that a link in our e-mails leads to; the account server must allow it. */
export const linkTo = (path: '/admin' | '/auth') => new URL(path, location.origin).href;

/** Returns the address of a link that also accepts an invitation to the team. */
export function linkToJoin(code: string): string {
  return `${linkTo('/auth')}?${new URLSearchParams({ [INVITATION]: code })}`;
}

/** Resolves once it is clear whether somebody who has just signed in has the role, and has passed any second factor. */
export function onceIn(state: StoreApi<SessionState>): Promise<boolean> {
  return new Promise((resolve) => {
    const onState = ({ kind }: SessionState) => {
      if (kind !== 'staff' && kind !== 'denied' && kind !== 'signed-out') return;
      stop();
      resolve(kind === 'staff');
    };
    const stop = state.subscribe(onState);
    onState(state.getState());
  });
}

/** Accepts a code from any of the account's apps, so that nobody is asked which phone they hold. */
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
