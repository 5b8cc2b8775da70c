import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { focusFirst, nameOfTarget, withoutError } from '../../forms/form-fields';
import type { FieldErrors } from '../../lib/field-errors';
import { SubmitButton } from '../../ui/submit-button';
import { preloadToaster } from '../../ui/toast';
import type { Toast } from '../../ui/toast-message';
import { type AuthAnswer, failureToast } from '../session/auth-answer';
import { findErrors, type Typed, typedIn } from './account-errors';

type Props = {
  label: string;
  busyLabel: string;
  /** What failed if the account server refuses. */
  failure: string;
  /** A password is chosen here, not asked for. */
  isNewPassword?: boolean;
  /** Called once everything that was typed is valid. */
  send: (typed: Typed) => Promise<AuthAnswer>;
  onDone?: (typed: Typed) => void;
  /** The fields, each with its error. */
  fields: (errors: FieldErrors) => ReactNode;
};

/**
 * A form about an account. Nothing in it is stored on the device. Its method is `post` so that even a browser that
 * submits it without the script puts no password into an address.
 */
export function AccountForm(props: Props) {
  const { label, busyLabel, failure, isNewPassword = false, send, onDone, fields } = props;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failed, setFailed] = useState<Toast>();
  const [isBusy, setIsBusy] = useState(false);
  // State arrives with the next render, which is later than the second tap.
  const isUnderWay = useRef(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isUnderWay.current) return;
    const typed = typedIn(new FormData(form));
    const found = findErrors(typed, isNewPassword);
    setErrors(found);
    setFailed(undefined);
    if (Object.keys(found).length > 0) return focusFirst(form, Object.keys(found));
    isUnderWay.current = true;
    setIsBusy(true);
    const answer = await send(typed);
    isUnderWay.current = false;
    setIsBusy(false);
    setFailed(failureToast(failure, answer));
    if (answer.kind === 'done') onDone?.(typed);
  };

  return (
    <form
      method="post"
      noValidate
      className="account-form grid gap-5"
      onSubmit={submit}
      onFocus={preloadToaster}
      onInput={(event) => setErrors((found) => withoutError(found, nameOfTarget(event)))}
    >
      {fields(errors)}
      <FailureNote failure={failed} />
      <SubmitButton label={label} busyLabel={busyLabel} isBusy={isBusy} />
    </form>
  );
}

/** Says beside a form what went wrong: a toast disappears after a moment, and an open sheet covers it. */
export function FailureNote({ failure }: { failure: Toast | undefined }) {
  if (!failure) return null;
  const { title, description } = failure;
  return (
    <p role="alert" className="field-error">
      {title}: {description}
    </p>
  );
}
