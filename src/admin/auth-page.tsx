import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { brand, titled } from '../content/brand';
import { useAllChanges } from '../hooks/use-changes';
import { useConnectivity } from '../hooks/use-connectivity';
import { Action, Button } from '../ui/button';
import { TabList, TabPanel } from '../ui/tabs';
import { AdminStyle } from './admin-style';
import { comeBackWords } from './kept-words';
import { useWorkerWithinAMinute } from './let-worker-install';
import { TryAgain } from './loading';
import { rowsWithNotes } from './notes/notes-draft';
import { CodeStep } from './second-factor/code-step';
import type { MailLinkState } from './session/follow-link';
import { useSession } from './session/use-session';
import { ForgotForm, NewPasswordForm } from './sign-in/forgot-password';
import { LinkQuestion } from './sign-in/link-question';
import { SignInForm } from './sign-in/sign-in-form';
import { SignUpForm } from './sign-in/sign-up-form';

export const meta = {
  title: titled('Staff sign-in'),
  description: `For the people who work at ${brand.name}.`,
};

const TABS = [
  { id: 'sign-in', label: 'Sign In' },
  { id: 'sign-up', label: 'Sign Up' },
] as const;
type View = (typeof TABS)[number]['id'] | 'forgot';

/** Sign in and sign up. Somebody already signed in goes straight to the dashboard. */
export function Page() {
  const navigate = useNavigate();
  const { state, link, session, accounts } = useSession();
  const [view, setView] = useState<View>('sign-in');
  const isOffline = useConnectivity() !== 'online';
  const isIn = 'who' in state && state.kind !== 'denied' && state.kind !== 'expired';
  const present = isIn ? state.who : undefined;
  const hasCome = link.kind === 'none' || link.kind === 'verified';
  const goesOn = present !== undefined && hasCome;
  const refused = link.kind === 'refused' ? link : undefined;
  const forget = () => session?.link.setState({ kind: 'none' }, true);

  useWorkerWithinAMinute();

  // Ahead of the form, which waits for it.
  useEffect(() => void session?.client.account().catch(() => undefined), [session]);

  useEffect(() => {
    if (goesOn) navigate('/admin', { replace: true });
  }, [goesOn, navigate]);

  return (
    <div className="wrap max-w-md pt-10 pb-16 md:pt-18 md:pb-24">
      <AdminStyle />
      <h1 className="title">Staff sign-in</h1>
      <p className="note mt-2">{meta.description}</p>
      {view !== 'forgot' && <LinkNote link={link} onForgot={() => setView('forgot')} />}
      {state.kind === 'signed-out' && link.kind === 'none' && <KeptNote />}
      {isOffline && (
        <p className="account-note" role="status">
          You are offline. Signing in needs a network.
        </p>
      )}
      <div className="mt-6">
        {link.kind === 'asking' ? (
          <LinkQuestion question={link} present={present} />
        ) : link.kind === 'recovery' && state.kind === 'checking' ? (
          <p role="status">Checking your account...</p>
        ) : link.kind === 'recovery' && state.kind === 'code-due' ? (
          <CodeStep
            id="recovery"
            who={state.who}
            accounts={accounts}
            onSignOut={() => void session?.signOut().then(forget)}
          />
        ) : link.kind === 'recovery' ? (
          <NewPasswordForm
            accounts={accounts}
            email={'who' in state ? state.who.email : ''}
            hasJoined={link.hasJoined === true}
            onDone={forget}
          />
        ) : link.kind === 'checking' ? null : present && view !== 'forgot' ? (
          <StillIn email={present.email} onGoOn={forget} />
        ) : view === 'forgot' ? (
          <ForgotForm
            accounts={accounts}
            invitation={refused?.invitation}
            email={refused?.email}
            onBack={() => setView('sign-in')}
          />
        ) : (
          <>
            <TabList
              name="account"
              label="Sign in or sign up"
              tabs={TABS}
              selected={view}
              onSelect={setView}
            />
            {/* One form at a time: with two, password managers fill the wrong one. */}
            <TabPanel name="account" id="sign-in" isShown={view === 'sign-in'}>
              {view === 'sign-in' && (
                <>
                  <SignInForm id="sign-in" accounts={accounts} />
                  <Action className="mt-3" onClick={() => setView('forgot')}>
                    Forgot password?
                  </Action>
                </>
              )}
            </TabPanel>
            <TabPanel name="account" id="sign-up" isShown={view === 'sign-up'}>
              {view === 'sign-up' && <SignUpForm accounts={accounts} />}
            </TabPanel>
          </>
        )}
      </div>
    </div>
  );
}

/** Shown to somebody signed in, whatever the state of the link they opened. */
function StillIn({ email, onGoOn }: { email: string; onGoOn: () => void }) {
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">
        You are signed in as <strong>{email}</strong>.
      </p>
      <Button kind="primary" onClick={onGoOn}>
        Go to the dashboard
      </Button>
    </div>
  );
}

/** The state of the link that opened the page. */
function LinkNote({ link, onForgot }: { link: MailLinkState; onForgot: () => void }) {
  switch (link.kind) {
    case 'checking':
      return (
        <p className="account-note" role="status">
          Checking your link...
        </p>
      );
    case 'refused':
      return (
        <div className="account-note" role="alert">
          <p>
            {link.isExpired
              ? 'This link has expired or was used already. If your address is verified by now, just sign in.'
              : 'This link does not work. Please open it again from the email, or copy all of it.'}
          </p>
          <Action onClick={onForgot}>Send a new link</Action>
        </div>
      );
    case 'unreachable':
      return (
        <TryAgain className="account-note" onRetry={link.retry}>
          Your link could not be checked: our server can’t be reached from here.
        </TryAgain>
      );
    case 'halfway':
      return (
        <p className="account-note" role="status">
          Confirmed. Now open the link we sent to your other address.
        </p>
      );
    case 'not-invited':
      return (
        <p className="account-note" role="alert">
          This invitation has expired or was withdrawn. Ask an administrator for a new one.
        </p>
      );
    case 'none':
    case 'asking':
    case 'verified':
    case 'recovery':
      return null;
  }
}

/** Tells somebody who returns after a lost session that unsaved or unsent work is still here, without showing it. */
function KeptNote() {
  const [drafts, setDrafts] = useState(0);
  const changes = useAllChanges();
  useEffect(() => void rowsWithNotes().then(({ size }) => setDrafts(size)), []);
  const parked = changes.filter(({ state }) => state === 'parked').length;
  const words = comeBackWords({ drafts, parked, waiting: changes.length - parked });
  if (words.length === 0) return null;
  return (
    <div className="account-note grid gap-2" role="status">
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
