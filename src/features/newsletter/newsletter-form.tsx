import { LIMIT, optionalLineRule } from '../../domain/field-rules';
import { textOf } from '../../forms/form-fields';
import { Receipt } from '../../forms/receipt';
import { useShortForm } from '../../forms/use-short-form';
import { EmailField, TextField } from '../../ui/field';
import { SubmitButton } from '../../ui/submit-button';
import { newsletterWords } from './newsletter-words';

type Props = {
  id: string;
  /** Adds an optional field for the name. */
  hasName?: boolean;
};

/** The newsletter sign-up form. */
export function NewsletterForm({ id, hasName = false }: Props) {
  const { form, errors, isBusy, receipt } = useShortForm({
    id,
    read: (typed) => ({
      table: 'newsletter_subscribers',
      email: textOf(typed, 'email'),
      name: textOf(typed, 'name'),
    }),
    words: newsletterWords,
  });

  return (
    <form {...form} method="post" noValidate className="grid gap-4 sm:grid-cols-2">
      {receipt && (
        <div className="sm:col-span-2">
          <Receipt {...receipt} />
        </div>
      )}
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
      <div className={`field-row ${hasName ? '' : 'sm:col-span-2'}`}>
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
          className="button-primary"
        />
      </div>
    </form>
  );
}
