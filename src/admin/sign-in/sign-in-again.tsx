import { useEffect } from 'react';
import { CodeStep } from '../second-factor/code-step';
import type { Who } from '../session/state';
import { SignOutButton } from '../sign-out';
import type { Accounts } from './accounts';
import { SignInForm } from './sign-in-form';

/** What the sheet above the dashboard asks for. */
export type SignInAgainProps = {
  missing: 'password' | 'code' | undefined;
  isOpen: boolean;
  who: Who;
  accounts: Accounts;
  onSignOut: () => void;
  /** Called when its fields are there. */
  onShown: () => void;
};

/** The form of the sheet above the dashboard: the code, or the password. */
export function SignInAgain(props: SignInAgainProps) {
  const { missing, isOpen, who, accounts, onSignOut, onShown } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the fields
  useEffect(() => {
    onShown();
  }, []);
  if (missing === 'code') {
    return <CodeStep id="expired" who={who} accounts={accounts} onSignOut={onSignOut} />;
  }
  return (
    <>
      <div>
        <h2 className="subtitle font-serif">Please sign in again</h2>
        <p className="mt-2">
          Your session has ended. What you were doing is still here and waits for you.
        </p>
      </div>
      {isOpen && <SignInForm id="expired" accounts={accounts} email={who.email} />}
      <SignOutButton staff={who.id} onSignOut={onSignOut} />
    </>
  );
}
