import { useEffect, useRef, useState } from 'react';
import { EmailField } from '../../ui/field';
import { AccountForm } from './account-form';
import type { Accounts } from './accounts';
import { MailSent } from './mail-sent';
import { failureToast } from './toasts';

/** Asks for a link to choose a new password. It never says whether there is such an account. */
export function ForgotForm({ accounts, onBack }: { accounts: Accounts; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [sentTo, setSentTo] = useState<string>();
  useEffect(() => heading.current?.focus(), []);

  if (sentTo !== undefined) {
    return (
      <MailSent title="Check your email" onAgain={() => accounts.sendReset(sentTo)} onBack={onBack}>
        If there is an account for <strong>{sentTo}</strong>, we have sent it a link to choose a new
        password.
      </MailSent>
    );
  }
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <h2 ref={heading} tabIndex={-1} className="subtitle">
          Forgot your password?
        </h2>
        <p>We send you a link with which you can choose a new one.</p>
      </div>
      <AccountForm
        label="Send the link"
        busyLabel="Sending..."
        onSubmit={async ({ email = '' }) => {
          const answer = await accounts.sendReset(email.trim());
          if (answer.kind !== 'done') return failureToast('Not sent', answer);
          setSentTo(email.trim());
          return undefined;
        }}
        fields={(errors) => (
          <EmailField
            id="forgot-email"
            name="email"
            label="Email"
            autoComplete="username"
            required
            error={errors['email']}
          />
        )}
      />
      <button type="button" className="action justify-self-start" onClick={onBack}>
        Back to sign in
      </button>
    </div>
  );
}
