import { useState } from 'react';
import { Action } from '../../ui/button';
import { EmailField } from '../../ui/field';
import { sayDone } from '../say';
import { AccountForm } from './account-form';
import { type Accounts, linkTo } from './accounts';
import { MailSent } from './mail-sent';
import { NewPasswordField } from './password-field';
import { StepTitle } from './step-title';

/** Sends a link to choose a new password. Never says whether the account exists. */
export function ForgotForm({ accounts, onBack }: { accounts: Accounts; onBack: () => void }) {
  const [sentTo, setSentTo] = useState<string>();
  const sendTo = (email: string) =>
    accounts.ask((auth) => auth.resetPasswordForEmail(email, { redirectTo: linkTo('/auth') }));

  if (sentTo !== undefined) {
    return (
      <MailSent onAgain={() => sendTo(sentTo)} onBack={onBack}>
        If there is an account for <strong>{sentTo}</strong>, we have sent it a link to choose a new
        password.
      </MailSent>
    );
  }
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <StepTitle>Forgot your password?</StepTitle>
        <p>We’ll send you a link to choose a new one.</p>
      </div>
      <AccountForm
        id="forgot"
        label="Send the link"
        busyLabel="Sending..."
        failure="Not sent"
        send={({ email = '' }) => sendTo(email)}
        onDone={({ email }) => setSentTo(email)}
        fields={(field) => <EmailField {...field('email')} label="Email" autoComplete="username" />}
      />
      <Action className="justify-self-start" onClick={onBack}>
        Back to sign in
      </Action>
    </div>
  );
}

type Props = { accounts: Accounts; email: string; onDone: () => void };

/** The form that such a link opens; the link has signed the person in. */
export function NewPasswordForm({ accounts, email, onDone }: Props) {
  return (
    <div className="grid gap-5">
      <StepTitle>Choose a new password</StepTitle>
      <p className="wrap-anywhere">
        For <strong>{email}</strong>
      </p>
      <AccountForm
        id="new"
        label="Save the password"
        busyLabel="Saving..."
        failure="Not saved"
        isNewPassword
        send={({ password = '' }) => accounts.ask((auth) => auth.updateUser({ password }))}
        onDone={() => {
          sayDone('Password Changed', 'From now on you sign in with the new password.');
          onDone();
        }}
        fields={(field) => (
          <>
            {/* Tells password managers whose password this is. */}
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <NewPasswordField {...field('password')} label="New password" />
          </>
        )}
      />
      <Action className="justify-self-start" onClick={onDone}>
        Keep the old password
      </Action>
    </div>
  );
}
