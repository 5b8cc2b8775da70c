import { useEffect, useRef } from 'react';
import { CodeStep } from '../second-factor/code-step';
import type { Who } from '../session/state';
import { SignOutButton } from '../sign-out';
import type { Accounts } from './accounts';
import { SignInForm } from './sign-in-form';
import { useUndisturbed } from './use-undisturbed';

type Props = {
  /** What is missing to go on; nothing while the session holds. */
  missing: 'password' | 'code' | undefined;
  who: Who;
  accounts: Accounts;
  onSignOut: () => void;
};

/**
 * Asks for the password again, or for the code, over the dashboard, which stays as it is below: nothing that is typed there
 * is lost. Whoever is writing finishes first, or the rest of the sentence would go into the password.
 */
export function ExpiredSheet({ missing, who, accounts, onSignOut }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  const isOpen = useUndisturbed(missing !== undefined);

  const show = () => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>(`[name="${missing}"]`)?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is new with each render and does the same
  useEffect(() => {
    if (isOpen) show();
    else dialog.current?.close();
  }, [missing, isOpen]);

  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-label={missing === 'code' ? 'One more step' : 'Please sign in again'}
      // The question before a sign-out stands in here, and may be closed.
      onCancel={(event) => event.target === dialog.current && event.preventDefault()}
      // Browsers close a dialog at the second Escape whatever the page says.
      onClose={(event) => isOpen && event.target === dialog.current && show()}
    >
      <div className="sheet-body grid gap-5 pt-5">
        {missing === 'code' ? (
          <CodeStep id="expired" who={who} accounts={accounts} onSignOut={onSignOut} />
        ) : (
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
        )}
      </div>
    </dialog>
  );
}
