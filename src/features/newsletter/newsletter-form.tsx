import { LIMIT, optionalLineRule } from '../../domain/field-rules';
import { formAnswer } from '../../forms/form-answer';
import { textOf } from '../../forms/form-fields';
import { checkTyped, prepareForm, useCheckedForm } from '../../forms/use-checked-form';
import { useSubmit } from '../../forms/use-submit';
import { EmailField, TextField } from '../../ui/field';
import { SubmitButton } from '../../ui/submit-button';
import { showToast } from '../../ui/toast';
import { newsletterWords } from './newsletter-words';

type Props = {
  id: string;
  /** Adds an optional field for the name. */
  hasName?: boolean;
};

/** The newsletter sign-up form. */
export function NewsletterForm({ id, hasName = false }: Props) {
  const submit = useSubmit();
  const { form, errors, isBusy } = useCheckedForm({
    check(target) {
      const typed = new FormData(target);
      return checkTyped(target, {
        table: 'newsletter_subscribers',
        email: textOf(typed, 'email'),
        name: textOf(typed, 'name'),
      });
    },
    async send(subscription, target, isAsSent) {
      const { toast, isKept, fieldErrors } = formAnswer(
        await submit(subscription),
        newsletterWords,
      );
      void showToast(toast);
      if (isKept && isAsSent()) target.reset();
      return fieldErrors;
    },
  });

  return (
    <form
      {...form}
      method="post"
      noValidate
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
