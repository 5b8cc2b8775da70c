import { brand } from '../../content/brand';
import { TextField } from '../../ui/field';
import type { AuthAnswer } from '../session/auth-answer';
import type { Who } from '../session/state';
import { AccountForm, StepTitle } from '../sign-in/account-form';
import { type Accounts, passWithCode } from '../sign-in/accounts';
import { SignOutButton } from '../sign-out';

type Props = { id: string; who: Who; accounts: Accounts; onSignOut: () => void };

/** Asks for the second factor after a correct password. */
export function CodeStep({ id, who, accounts, onSignOut }: Props) {
  return (
    <div className="grid gap-5">
      <div>
        <StepTitle className="subtitle font-serif">One more step</StepTitle>
        <p className="mt-2 wrap-anywhere">
          <strong>{who.email}</strong> is protected by an authenticator app. Open it and type the
          six digits that it shows for <span>{brand.name}</span>.
        </p>
      </div>
      <CodeForm
        id={id}
        label="Continue"
        send={(code) => accounts.ask(({ mfa }) => passWithCode(mfa, code))}
      />
      <SignOutButton staff={who.id} onSignOut={onSignOut} />
    </div>
  );
}

type FormProps = {
  id: string;
  label: string;
  /** Sends the six digits to the account server. */
  send: (code: string) => Promise<AuthAnswer>;
  onDone?: () => void;
};

/** A form for the six digits of an authenticator app. */
export function CodeForm({ id, label, send, onDone }: FormProps) {
  return (
    <AccountForm
      id={id}
      label={label}
      busyLabel="Checking..."
      failure="Not Confirmed"
      send={({ code = '' }) => send(code)}
      onDone={() => onDone?.()}
      fields={(field) => (
        <TextField
          {...field('code')}
          label="Code from your app"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    />
  );
}
