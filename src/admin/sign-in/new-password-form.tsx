import { useEffect, useRef } from 'react';
import { showToast } from '../../ui/toast';
import { PASSWORD_LENGTH } from './account-errors';
import { AccountForm } from './account-form';
import type { Accounts } from './accounts';
import { PasswordField } from './password-field';
import { failureToast, PASSWORD_CHANGED } from './toasts';

type Props = { accounts: Accounts; email: string; onDone: () => void };

/** For whoever came by the link of a forgotten password: they are signed in by it. */
export function NewPasswordForm({ accounts, email, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="subtitle">
        Choose a new password
      </h2>
      <p className="wrap-anywhere">
        For <strong>{email}</strong>
      </p>
      <AccountForm
        label="Save the password"
        busyLabel="Saving..."
        isNewPassword
        onSubmit={async ({ password = '' }) => {
          const answer = await accounts.changePassword(password);
          if (answer.kind !== 'done') return failureToast('Not saved', answer);
          void showToast(PASSWORD_CHANGED);
          onDone();
          return undefined;
        }}
        fields={(errors) => (
          <>
            {/* Password managers learn from it whose password this is. */}
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              id="new-password"
              name="password"
              label="New password"
              autoComplete="new-password"
              required
              minLength={PASSWORD_LENGTH}
              hint={`At least ${PASSWORD_LENGTH} characters.`}
              error={errors['password']}
            />
          </>
        )}
      />
      <button type="button" className="action justify-self-start" onClick={onDone}>
        Keep the old password
      </button>
    </div>
  );
}
