import type { StaffClient } from '../client';
import { passWithCode } from '../second-factor/factors';
import { type AuthAnswer, readAuthError } from '../session/auth-answer';
import type { OpenSession } from '../session/open';
import { onceIn } from './once-in';

type Auth = StaffClient['supabase']['auth'];
type Credentials = { email: string; password: string };

/** What the forms ask of the account server; each says what became of it and never fails. */
export type Accounts = ReturnType<typeof createAccounts>;

/** @param open waits for the page's session */
export function createAccounts(open: () => Promise<OpenSession>) {
  const ask = async (request: (auth: Auth) => Promise<{ error: unknown }>): Promise<AuthAnswer> => {
    const session = await open().catch((error: unknown) => console.error(error));
    // Its script could not be had.
    if (!session) return { kind: 'unreachable' };
    try {
      return readAuthError((await request(session.client.supabase.auth)).error);
    } catch (error) {
      console.error('A request to the account server failed.', error);
      return { kind: 'unexpected' };
    }
  };
  /** Where the links of our e-mails lead; the account server must know these addresses. */
  const link = (path: string) => new URL(path, location.origin).href;

  return {
    signIn: (credentials: Credentials) => ask((auth) => auth.signInWithPassword(credentials)),
    /** Whether whoever has just signed in was let into the dashboard, once that is settled. */
    isLetIn: async () => onceIn((await open()).state),
    signUp: ({ name, ...credentials }: Credentials & { name: string }) =>
      ask((auth) =>
        auth.signUp({
          ...credentials,
          options: { data: { full_name: name }, emailRedirectTo: link('/admin') },
        }),
      ),
    sendVerification: (email: string) =>
      ask((auth) =>
        auth.resend({ type: 'signup', email, options: { emailRedirectTo: link('/admin') } }),
      ),
    sendReset: (email: string) =>
      ask((auth) => auth.resetPasswordForEmail(email, { redirectTo: link('/auth') })),
    passWithCode: (code: string) => ask((auth) => passWithCode(auth, code)),
    changePassword: (password: string) => ask((auth) => auth.updateUser({ password })),
  };
}
