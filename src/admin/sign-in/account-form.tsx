import { type ReactNode, useState } from 'react';
import { useCheckedForm } from '../../forms/use-checked-form';
import { SubmitButton } from '../../ui/submit-button';
import { preloadToaster } from '../../ui/toast';
import type { Toast } from '../../ui/toast-message';
import { type AuthAnswer, failureToast } from '../session/auth-answer';
import { findErrors, type Typed, typedIn } from './account-errors';

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
