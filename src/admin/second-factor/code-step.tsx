import { useEffect, useRef } from 'react';
import type { Who } from '../session/state';
import type { Accounts } from '../sign-in/accounts';
import { SignOutButton } from '../sign-out';
import { CodeForm } from './code-form';

type Props = { id: string; who: Who; accounts: Accounts; onSignOut: () => void };

/** Asks for the second factor of somebody whose password was right. */
export function CodeStep({ id, who, accounts, onSignOut }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="subtitle font-serif">
          One more step
        </h2>
        <p className="mt-2 wrap-anywhere">
          <strong>{who.email}</strong> is protected by an authenticator app. Open it and type the
          six digits that it shows for Meridian Estates.
        </p>
      </div>
      <CodeForm id={id} label="Continue" onCode={accounts.passWithCode} />
      <SignOutButton staff={who.id} onSignOut={onSignOut} />
    </div>
  );
}
