import { type SubmitEvent, useState } from 'react';
import { checkSubmission } from '../../domain/check-submission';
import { LIMIT, optionalLineRule } from '../../domain/field-rules';
import type { Subscription } from '../../domain/submission';
import {
  focusFirst,
  nameOfTarget,
  nativeErrors,
  textOf,
  withoutError,
} from '../../forms/form-values';
import { prepareForm } from '../../forms/prepare-form';
import { useSend } from '../../forms/use-send';
import type { FieldErrors } from '../../lib/field-errors';
import { EmailField, TextField } from '../../ui/field';
import { SubmitButton } from '../../ui/submit-button';
import { showToast } from '../../ui/toast';
import { answerTo } from './newsletter-answer';

type Props = {
  id: string;
  /** Adds an optional field for the name. */
  hasName?: boolean;
};

/** The newsletter sign-up form. */
export function NewsletterForm({ id, hasName = false }: Props) {
  const { send, isBusy } = useSend();
  const [errors, setErrors] = useState<FieldErrors>({});

  const refuse = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found);
    focusFirst(form, Object.keys(found));
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const subscription: Subscription = {
      table: 'newsletter_subscribers',
      email: textOf(typed, 'email'),
      name: textOf(typed, 'name'),
    };
    const checked = await checkSubmission(subscription);
    if (checked.errors) return refuse(form, checked.errors);
    const found = checked.isUnchecked ? nativeErrors(form) : {};
    if (Object.keys(found).length > 0) return refuse(form, found);
    setErrors({});

    const result = await send(checked.data);
    if (!result) return;
    const { toast, isCleared, error } = answerTo(result);
    void showToast(toast);
    if (isCleared) form.reset();
    // Without a name field, every error is shown at the e-mail field.
    if (error) refuse(form, { [(hasName && error.field) || 'email']: error.why });
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={(event) => setErrors((found) => withoutError(found, nameOfTarget(event)))}
      onFocus={prepareForm}
      className={`grid gap-4 ${hasName ? 'sm:grid-cols-2' : ''}`}
    >
      {hasName && (
        <TextField
          {...optionalLineRule(LIMIT.name)}
          id={`${id}-name`}
          name="name"
          label="Name"
          optional
          autoComplete="name"
          error={errors['name']}
        />
      )}
      <EmailField
        id={`${id}-email`}
        name="email"
        label="Email address"
        required
        error={errors['email']}
      />
      <SubmitButton
        label="Subscribe"
        busyLabel="Subscribing..."
        isBusy={isBusy}
        className={`button-primary ${hasName ? 'sm:justify-self-start' : ''}`}
      />
    </form>
  );
}
