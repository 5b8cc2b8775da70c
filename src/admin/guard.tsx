import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOutbox } from '../hooks/use-outbox';
import { Action, Button } from '../ui/button';
import { later } from '../ui/later';
import { listsOf } from './rows/lists';
import type { OpenSession } from './session/open';
import type { StaffRole } from './session/role';
import type { Who } from './session/state';
import { useSession } from './session/use-session';
import { ExpiredSheet } from './sign-in/expired-sheet';
import { SignOutButton } from './sign-out';
import { StaffContext } from './staff';
import { toastDone, toastFailure } from './toasts';

/** What each state requires before the dashboard can be used again. */
const MISSING = { staff: undefined, expired: 'password', 'code-due': 'code' } as const;

/** Loaded when it is due: few accounts have a second factor, and their sessions last. */
const CodeStep = later(async () => (await import('./second-factor/code-step')).CodeStep);

/** How long the refusal is shown, so that it can be read. */
const DENIED_MS = 2_000;

type Props = {
  /** Whether the phone is known not to be in a visitor's hands; until then nobody is led to the sign-in page. */
  isOutOfKiosk: boolean;
  children: ReactNode;
};

/**
 * Lets only staff in: until the database confirms the role, no part of the dashboard is mounted that could
 * request a row. (The database refuses others anyway.)
 */
export function Guard({ isOutOfKiosk, children }: Props) {
  const navigate = useNavigate();
  const { state, link, session, accounts } = useSession();
  // Mail links are handled on the sign-in page, whoever is signed in.
  const isLeaving =
    (link.kind !== 'none' && link.kind !== 'verified') || state.kind === 'signed-out';
  const isDenied = state.kind === 'denied';
  const isVerified = link.kind === 'verified';
  const leave = useCallback(() => navigate('/auth', { replace: true }), [navigate]);

  useEffect(() => {
    if (isLeaving && isOutOfKiosk) leave();
  }, [isLeaving, isOutOfKiosk, leave]);

  useEffect(() => {
    if (!isVerified) return;
    toastDone('Email Verified', 'Your account is ready.');
    // Reset so that it is announced only once: the person may come back here.
    session?.link.setState({ kind: 'none' }, true);
  }, [isVerified, session]);

  useEffect(() => {
    if (!isDenied || !isOutOfKiosk) return;
    toastFailure("You don't have admin privileges.", 'Access Denied');
    const timer = setTimeout(leave, DENIED_MS);
    return () => clearTimeout(timer);
  }, [isDenied, isOutOfKiosk, leave]);

  const signOut = useCallback(async () => {
    await session?.signOut();
    toastDone('Signed Out', 'You have been successfully signed out.');
  }, [session]);

  if (isLeaving || state.kind === 'loading') return <Waiting>Loading...</Waiting>;
  switch (state.kind) {
    case 'no-role':
      return (
        <Waiting>
          <p>A new password is being chosen in another tab.</p>
          <SignOutButton staff={state.who.id} className="action mt-4" onSignOut={signOut} />
        </Waiting>
      );
    case 'checking':
      return <Waiting>Loading admin dashboard...</Waiting>;
    case 'unreachable':
      return (
        <Waiting>
          <p>Our server can’t be reached, so we can’t tell who you are.</p>
          <div className="mt-4 flex flex-wrap justify-center gap-x-6">
            <Action onClick={session?.recheck}>Try again</Action>
            <SignOutButton staff={state.who.id} className="action" onSignOut={signOut} />
          </div>
        </Waiting>
      );
    case 'denied':
      return <AccessDenied onSignOut={leave} />;
    case 'code-due':
    case 'staff':
    case 'expired': {
      const { who } = state;
      const role = state.kind === 'code-due' ? state.inside : state.role;
      if (!role) {
        return (
          <div className="wrap account">
            <h1 className="sr-only">Admin dashboard</h1>
            <CodeStep id="guard" who={who} accounts={accounts} onSignOut={signOut} />
          </div>
        );
      }
      return (
        session && (
          <ExpiredSheet
            missing={MISSING[state.kind]}
            who={who}
            accounts={accounts}
            onSignOut={signOut}
          >
            {/* Keyed by user and role, so that anybody else gets a new dashboard. */}
            <Inside
              key={`${who.id} ${role}`}
              who={who}
              role={role}
              client={session.client}
              signOut={signOut}
            >
              {children}
            </Inside>
          </ExpiredSheet>
        )
      );
    }
  }
}

type InsideProps = {
  who: Who;
  role: StaffRole;
  client: OpenSession['client'];
  signOut: () => Promise<void>;
  children: ReactNode;
};

function Inside({ who, role, client, signOut, children }: InsideProps) {
  const { id, email } = who;
  const lists = listsOf(id, role, client, useOutbox());
  const staff = useMemo(
    () => ({ id, email, role, client, lists, signOut }),
    [id, email, role, client, lists, signOut],
  );
  return (
    <StaffContext value={staff}>
      <QueryClientProvider client={lists.queries}>{children}</QueryClientProvider>
    </StaffContext>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <div className="wrap grid min-h-[60svh] place-content-center text-center">
      <h1 className="sr-only">Admin dashboard</h1>
      <div role="status">{children}</div>
    </div>
  );
}

/** Shown to a signed-in user who is not on the team. */
function AccessDenied({ onSignOut }: { onSignOut: () => void }) {
  return (
    <div className="wrap account">
      <div className="rounded-sm border border-t-4 border-line border-t-accent p-6" role="alert">
        <h1 className="subtitle">Access Denied</h1>
        <p className="mt-2">You don't have administrative privileges.</p>
        <Button className="mt-6" onClick={onSignOut}>
          Sign Out
        </Button>
      </div>
    </div>
  );
}
