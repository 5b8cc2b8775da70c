import { canReceivePush, pushKey } from '../../device/push';
import { textOf } from '../../forms/form-fields';
import { Receipt } from '../../forms/receipt';
import { useRememberedVisitor } from '../../forms/use-remembered-visitor';
import { useShortForm } from '../../forms/use-short-form';
import { EmailField } from '../../ui/field';
import { Link } from '../../ui/link';
import { SubmitButton } from '../../ui/submit-button';
import { PushOffer } from './push-offer';
import { watchWords } from './watch-words';

type Props = { slug: string; title: string };

/** Asks for an address that is told when a property changes; an installed app can be told itself. */
export function WatchForm({ slug, title }: Props) {
  const { form, errors, isBusy, receipt } = useShortForm({
    id: `watch-${slug}`,
    read: (typed) => ({
      table: 'property_watchers',
      email: textOf(typed, 'email'),
      property_slug: slug,
    }),
    words: watchWords(title),
  });
  useRememberedVisitor(form.ref);

  return (
    <>
      <form {...form} method="post" noValidate className="grid max-w-md gap-4">
        <EmailField
          id={`watch-${slug}-email`}
          name="email"
          label="Email address"
          required
          error={errors['email']}
        />
        {receipt && <Receipt {...receipt} />}
        <SubmitButton
          label="Tell me"
          busyLabel="Saving..."
          isBusy={isBusy}
          className="button-line sm:justify-self-start"
        />
        <p className="note">
          Used only for this. We’ll email you to confirm first, and every email has a link to stop.{' '}
          <Link className="underline" to="/privacy">
            Privacy
          </Link>
        </p>
      </form>
      {pushKey && canReceivePush() && <PushOffer pushKey={pushKey} slug={slug} title={title} />}
    </>
  );
}
