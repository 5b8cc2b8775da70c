import { emailsGoTo } from '../../content/messages';
import { LIMIT, optionalLineRule } from '../../domain/field-rules';
import type { AnswerWords } from '../../forms/form-answer';
import { textOf } from '../../forms/form-fields';
import { Receipt } from '../../forms/receipt';
import { useSubmissionForm } from '../../forms/use-submission-form';
import { SubmitButton } from '../../ui/button';
import { EmailField, TextField } from '../../ui/field';

type Props = {
  id: string;
  /** Adds an optional field for the name. */
  hasName?: boolean;
};

/** The newsletter sign-up form. */
export function NewsletterForm({ id, hasName = false }: Props) {
  const { form, errors, isBusy, receipt } = useSubmissionForm({
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

export function NewsletterSection() {
  return (
    <section id="newsletter" aria-labelledby="newsletter-title" className="wrap">
      <div className="section grid gap-5 max-md:py-7 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id="newsletter-title" className="title">
            Newsletter: once a month
          </h2>
          <p className="mt-2 text-muted">
            New developments, price changes, an article. Unsubscribe any time.
          </p>
        </div>
        <NewsletterForm id="newsletter" hasName />
      </div>
    </section>
  );
}

/** From the specification. */
export const newsletterWords: AnswerWords = {
  done: {
    title: 'Successfully Subscribed!',
    description: 'Thank you for subscribing to our newsletter.',
  },
  receipt: 'We have your address.',
  goesTo: emailsGoTo,
  failed: 'There was an error subscribing. Please try again.',
  alreadySubscribed: {
    title: 'Already Subscribed',
    description: 'This email is already subscribed to our newsletter.',
  },
  field: 'email',
};
