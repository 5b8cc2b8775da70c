import { pushKey } from '../../content/push-key';
import { canReceivePush } from '../../device/push';
import { formAnswer } from '../../forms/form-answer';
import { textOf } from '../../forms/form-fields';
import { checkTyped, prepareForm, useCheckedForm } from '../../forms/use-checked-form';
import { useRememberedVisitor } from '../../forms/use-remembered-visitor';
import { useSubmit } from '../../forms/use-submit';
import { EmailField } from '../../ui/field';
import { Link } from '../../ui/link';
import { SubmitButton } from '../../ui/submit-button';
import { showToast } from '../../ui/toast';
import { PushOffer } from './push-offer';
import { watchWords } from './watch-words';

type Props = { slug: string; title: string };

/** Asks for an address that is told when a property changes; an installed app can be told itself. */
export function WatchForm({ slug, title }: Props) {
  const submit = useSubmit();
  const { form, errors, isBusy } = useCheckedForm({
    check: (target) =>
      checkTyped(target, {
        table: 'property_watchers',
        email: textOf(new FormData(target), 'email'),
        property_slug: slug,
      }),
    async send(watch, target, isAsSent) {
      const { toast, isKept, fieldErrors } = formAnswer(await submit(watch), watchWords(title));
      void showToast(toast);
      if (isKept && isAsSent()) target.reset();
      return fieldErrors;
    },
  });
  useRememberedVisitor(form.ref);

  return (
    <>
      <form
        {...form}
        method="post"
        noValidate
        onFocus={prepareForm}
        className="grid max-w-md gap-4"
      >
        <EmailField
          id={`watch-${slug}-email`}
          name="email"
          label="Email address"
          required
          error={errors['email']}
        />
        <SubmitButton
          label="Tell me"
          busyLabel="Saving..."
          isBusy={isBusy}
          className="button-line sm:justify-self-start"
        />
        <p className="note">
          Only for this. Every email has a link to stop.{' '}
          <Link className="underline" to="/privacy">
            Privacy
          </Link>
        </p>
      </form>
      {pushKey && canReceivePush() && <PushOffer pushKey={pushKey} slug={slug} title={title} />}
    </>
  );
}
