import { useState } from 'react';
import { EmailField, TextField } from '../../ui/field';
import { showToast } from '../../ui/toast';
import { PASSWORD_LENGTH } from './account-errors';
import { AccountForm } from './account-form';
import type { Accounts } from './accounts';
import { MailSent } from './mail-sent';
import { PasswordField } from './password-field';
import { ACCOUNT_CREATED, failureToast } from './toasts';

/** A new account; it waits until its email address is verified. */
export function SignUpForm({ accounts }: { accounts: Accounts }) {
  const [sentTo, setSentTo] = useState<string>();

  if (sentTo !== undefined) {
    return (
      <MailSent
        title="Check your email"
        onAgain={() => accounts.sendVerification(sentTo)}
        onBack={() => setSentTo(undefined)}
      >
        We have sent a link to <strong>{sentTo}</strong>. Open it on any device to verify your
        account; then you can sign in.
      </MailSent>
    );
  }
  return (
    <AccountForm
      label="Sign Up"
      busyLabel="Creating Account..."
      isNewPassword
      onSubmit={async ({ name = '', email = '', password = '' }) => {
        const account = { name: name.trim(), email: email.trim(), password };
        const answer = await accounts.signUp(account);
        if (answer.kind !== 'done') return failureToast('Sign Up Failed', answer);
        void showToast(ACCOUNT_CREATED);
        setSentTo(account.email);
        return undefined;
      }}
      fields={(errors) => (
        <>
          <TextField
            id="sign-up-name"
            name="name"
            label="Full Name"
            autoComplete="name"
            required
            error={errors['name']}
          />
          <EmailField
            id="sign-up-email"
            name="email"
            label="Email"
            required
            error={errors['email']}
          />
          <PasswordField
            id="sign-up-password"
            name="password"
            label="Password"
            autoComplete="new-password"
            required
            minLength={PASSWORD_LENGTH}
            hint={`At least ${PASSWORD_LENGTH} characters.`}
            error={errors['password']}
          />
        </>
      )}
    />
  );
}
