import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { focusFirst, nameOfTarget, textOf, withoutError } from '../../forms/form-fields';
import type { FieldErrors } from '../../lib/field-errors';
import { SubmitButton } from '../../ui/submit-button';
import { preloadToaster } from '../../ui/toast';
import type { Toast } from '../../ui/toast-message';
import { findErrors } from './account-errors';
import { FailureNote } from './failure-note';

type Props = {
  label: string;
  busyLabel: string;
  /** A password is chosen here, not told. */
  isNewPassword?: boolean;
  /** Called with what was typed, once there is nothing wrong with it. Returns what failed, which the form then says. */
  onSubmit: (typed: Record<string, string>) => Promise<Toast | undefined>;
  /** The fields, each with its error. */
  fields: (errors: FieldErrors) => ReactNode;
};

/**
 * A form about an account. Nothing of it is kept on the device; it says `post` so that not even a browser that sends
 * it by itself puts a password into an address.
 */
export function AccountForm({ label, busyLabel, isNewPassword = false, onSubmit, fields }: Props) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Toast>();
  const [isBusy, setIsBusy] = useState(false);
  // State arrives with the next render, which is later than the second tap.
  const isUnderWay = useRef(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isUnderWay.current) return;
    const data = new FormData(form);
    const typed = Object.fromEntries([...data.keys()].map((name) => [name, textOf(data, name)]));
    const found = findErrors(typed, isNewPassword);
    setErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return focusFirst(form, Object.keys(found));
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      const failed = await onSubmit(typed);
      setFailure(failed);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
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
      <FailureNote failure={failure} />
      <SubmitButton label={label} busyLabel={busyLabel} isBusy={isBusy} />
    </form>
  );
}
