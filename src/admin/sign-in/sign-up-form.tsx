import { useState } from 'react';
import { EmailField, TextField } from '../../ui/field';
import { toastDone } from '../toasts';
import { AccountForm, MailSent, NewPasswordField } from './account-form';
import { type Accounts, linkTo } from './accounts';

/** Creates an account, which can't be used until its email address is verified. */
export function SignUpForm({ accounts }: { accounts: Accounts }) {
  const [sentTo, setSentTo] = useState<string>();

  if (sentTo !== undefined) {
    return (
      <MailSent
        onAgain={() =>
          accounts.ask((auth) =>
            auth.resend({ type: 'signup', email: sentTo, options: verifyOptions() }),
          )
        }
        onBack={() => setSentTo(undefined)}
      >
        We have sent a link to <strong>{sentTo}</strong>. Open it on any device to verify your
        account; then you can sign in.
      </MailSent>
    );
  }
  return (
    <AccountForm
      id="sign-up"
      label="Sign Up"
      busyLabel="Creating Account..."
      failure="Sign Up Failed"
      isNewPassword
      send={({ name = '', email = '', password = '' }) =>
        accounts.ask((auth) =>
          auth.signUp({
            email,
            password,
            options: { ...verifyOptions(), data: { full_name: name } },
          }),
        )
      }
      onDone={({ email }) => {
        toastDone('Account Created!', 'Please check your email to verify your account.');
        setSentTo(email);
      }}
      fields={(field) => (
        <>
          <TextField {...field('name')} label="Full Name" autoComplete="name" />
          <EmailField {...field('email')} label="Email" />
          <NewPasswordField {...field('password')} label="Password" />
        </>
      )}
    />
  );
}

const verifyOptions = () => ({ emailRedirectTo: linkTo('/admin') });
