import { TextField } from '../../ui/field';
import type { AuthAnswer } from '../session/auth-answer';
import { AccountForm } from '../sign-in/account-form';
import { failureToast } from '../sign-in/toasts';

type Props = {
  id: string;
  label: string;
  /** Hands the six digits to the account server. */
  onCode: (code: string) => Promise<AuthAnswer>;
  onDone?: () => void;
};

/** The six digits of an authenticator app. */
export function CodeForm({ id, label, onCode, onDone }: Props) {
  return (
    <AccountForm
      label={label}
      busyLabel="Checking..."
      onSubmit={async ({ code = '' }) => {
        const answer = await onCode(code.replace(/\s/g, ''));
        if (answer.kind !== 'done') return failureToast('Not Confirmed', answer);
        onDone?.();
        return undefined;
      }}
      fields={(errors) => (
        <TextField
          id={`${id}-code`}
          name="code"
          label="Code from your app"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={7}
          required
          error={errors['code']}
        />
      )}
    />
  );
}
