import { useLayoutEffect, useRef } from 'react';
import type { Accounts } from './accounts';
import { SignInForm } from './sign-in-form';

type Props = {
  isOpen: boolean;
  email: string;
  accounts: Accounts;
  onSignOut: () => void;
};

/** Asks for the password again over the dashboard, which stays as it is below: nothing that is typed there is lost. */
export function ExpiredSheet({ isOpen, email, accounts, onSignOut }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  const show = () => {
    dialog.current?.showModal();
    // The address is known: the password is what is missing.
    dialog.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is new with each render and does the same
  useLayoutEffect(() => {
    if (isOpen) show();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby="expired-title"
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog at the second Escape whatever the page says.
      onClose={() => isOpen && show()}
    >
      <div className="sheet-body grid gap-5 pt-5">
        <div>
          <h2 id="expired-title" className="subtitle font-serif">
            Please sign in again
          </h2>
          <p className="mt-2">
            Your session has ended. What you were doing is still here and waits for you.
          </p>
        </div>
        {isOpen && <SignInForm id="expired" accounts={accounts} email={email} />}
        <button type="button" className="action justify-self-start" onClick={onSignOut}>
          Sign Out
        </button>
      </div>
    </dialog>
  );
}
