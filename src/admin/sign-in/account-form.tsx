import { type ComponentProps, type ReactNode, useState, useTransition } from 'react';
import { useCheckedForm } from '../../forms/use-checked-form';
import { cleanAddress } from '../../lib/address';
import type { FieldErrors } from '../../lib/field-errors';
import { Action, SubmitButton } from '../../ui/button';
import { described, Field, type TextField } from '../../ui/field';
import { focusNow } from '../../ui/kept-focus';
import { preloadToaster, showToast } from '../../ui/toast';
import type { Toast } from '../../ui/toast-message';
import { type AuthAnswer, failureToast } from '../session/auth-answer';
import { toastDone } from '../toasts';

type AccountField = { id: string; name: string; required: true; error: string | undefined };

type Props = {
  /** The prefix of its fields' ids. */
  id: string;
  label: string;
  busyLabel: string;
  /** The toast's title if the request fails. */
  failure: string;
  /** Whether a password is chosen here, rather than asked for. */
  isNewPassword?: boolean;
  /** Called when everything that was typed is valid. */
  send: (typed: Typed) => Promise<AuthAnswer>;
  onDone?: (typed: Typed) => void;
  /** Renders the fields, each with the props that `field` returns for its name. */
  fields: (field: (name: string) => AccountField) => ReactNode;
};

/** A form about an account; nothing in it is stored. By `post`: without the script no password gets into the URL. */
export function AccountForm(props: Props) {
  const { id, label, busyLabel, failure, isNewPassword = false, send, onDone, fields } = props;
  const [failed, setFailed] = useState<Toast>();
  const { form, errors, isBusy } = useCheckedForm<Typed>({
    async check(element) {
      setFailed(undefined);
      const typed = typedIn(new FormData(element));
      const found = findErrors(typed, isNewPassword);
      return Object.keys(found).length > 0 ? { errors: found } : { data: typed };
    },
    async send(typed) {
      const answer = await send(typed);
      setFailed(failureToast(failure, answer));
      if (answer.kind === 'done') onDone?.(typed);
      return undefined;
    },
  });

  return (
    <form
      method="post"
      noValidate
      className="account-form grid gap-5"
      onFocus={preloadToaster}
      {...form}
    >
      {fields((name) => ({ id: `${id}-${name}`, name, required: true, error: errors[name] }))}
      <FailureNote failure={failed} />
      <SubmitButton label={label} busyLabel={busyLabel} isBusy={isBusy} />
    </form>
  );
}

/** Shows beside the form what went wrong: a toast soon disappears, and an open sheet covers it. */
export function FailureNote({ failure }: { failure: Toast | undefined }) {
  if (!failure) return null;
  const { title, description } = failure;
  return (
    <p role="alert" className="field-error">
      {title}: {description}
    </p>
  );
}

/** The minimum of the account server (supabase/config.toml). Older passwords may be shorter. */
const PASSWORD_LENGTH = 12;

/** What was typed into an account form, by field. */
type Typed = Record<string, string>;

/** Reads a form's values. Apps show a code with a gap in the middle; only in a password do spaces at the ends count. */
export function typedIn(data: FormData): Typed {
  const typed: Typed = {};
  for (const [name, value] of data) {
    const text = String(value);
    if (name === 'password') typed[name] = text;
    else if (name === 'code') typed[name] = text.replace(/\s/g, '');
    else typed[name] = name === 'email' ? cleanAddress(text) : text.trim();
  }
  return typed;
}

/**
 * Returns what is wrong with the values; a form needn't have all fields.
 * @param isNewPassword whether the password is being chosen, rather than asked for
 */
export function findErrors(typed: Typed, isNewPassword: boolean): FieldErrors {
  const errors: FieldErrors = {};
  const { name, email, password, code } = typed;
  if (name === '') errors['name'] = 'Please tell us your name.';
  if (email !== undefined && !/^\S+@\S+\.\S+$/.test(email)) {
    errors['email'] = 'Please enter an email address, such as name@example.com.';
  }
  if (isNewPassword && password !== undefined && password.length < PASSWORD_LENGTH) {
    errors['password'] = `Please choose at least ${PASSWORD_LENGTH} characters.`;
  } else if (password === '') {
    errors['password'] = 'Please enter your password.';
  }
  if (code !== undefined && !/^\d{6}$/.test(code)) {
    errors['code'] = 'Please type the six digits that the app shows.';
  }
  return errors;
}

type PasswordProps = ComponentProps<typeof TextField> & { hint?: string };

/** A labelled password field that can show its text: on a phone, people mistype what they can't see. */
export function PasswordField({ id, label, error, hint, ...input }: PasswordProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={id} label={label} error={error}>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          className="input pr-20"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={hint && `${id}-hint`}
          {...described(id, error)}
        />
        <button
          type="button"
          className="absolute inset-y-0 right-0 min-w-18 cursor-pointer px-3 font-semibold text-palm focus-visible:-outline-offset-4"
          aria-controls={id}
          onClick={() => setIsShown((was) => !was)}
        >
          <span>{isShown ? 'Hide' : 'Show'}</span>
          <span className="sr-only"> password</span>
        </button>
      </div>
      {hint && !error && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </Field>
  );
}

export function NewPasswordField(props: PasswordProps) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      minLength={PASSWORD_LENGTH}
      hint={`At least ${PASSWORD_LENGTH} characters.`}
    />
  );
}

/** The heading of a step that has replaced another. */
export function StepTitle({ className = 'subtitle', ...props }: ComponentProps<'h2'>) {
  return <h2 ref={focusNow} tabIndex={-1} className={className} {...props} />;
}

type MailSentProps = {
  children: ReactNode;
  onAgain: () => Promise<AuthAnswer>;
  onBack: () => void;
};

/** Replaces the form after an email was sent. */
export function MailSent({ children, onAgain, onBack }: MailSentProps) {
  const [isBusy, start] = useTransition();

  const sendAgain = async () => {
    const failure = failureToast('Not sent', await onAgain());
    if (failure) void showToast(failure);
    else toastDone('Sent again', 'Please check your inbox.');
  };

  return (
    <div className="grid gap-4">
      <StepTitle>Check your email</StepTitle>
      <p>{children}</p>
      <p className="note">Nothing there after a minute? Check your spam folder.</p>
      <p className="flex flex-wrap gap-x-6">
        <Action aria-disabled={isBusy} onClick={() => isBusy || start(sendAgain)}>
          {isBusy ? 'Sending...' : 'Send it again'}
        </Action>
        <Action onClick={onBack}>Back</Action>
      </p>
    </div>
  );
}
