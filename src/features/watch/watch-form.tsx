import { useEffect, useState } from 'react';
import {
  askForPush,
  canReceivePush,
  endPush,
  isRegisteredForPush,
  type PushAddress,
  pushKey,
} from '../../device/push';
import { checkSubmission } from '../../domain/check-submission';
import { type AnswerWords, formAnswer } from '../../forms/form-answer';
import { textOf } from '../../forms/form-fields';
import { noPushToast } from '../../forms/no-push-toast';
import { Receipt } from '../../forms/receipt';
import { useRememberedVisitor } from '../../forms/use-remembered-visitor';
import { useSubmissionForm } from '../../forms/use-submission-form';
import { useSubmit } from '../../forms/use-submit';
import { Button, SubmitButton } from '../../ui/button';
import { EmailField } from '../../ui/field';
import { Link } from '../../ui/link';
import { showToast } from '../../ui/toast';
import type { Toast } from '../../ui/toast-message';

type Props = { slug: string; title: string };

/** Asks for an address that is told when a property changes; an installed app can be told itself. */
export function WatchForm({ slug, title }: Props) {
  const { form, errors, isBusy, receipt } = useSubmissionForm({
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

type PushOfferProps = { pushKey: string; slug: string; title: string };

/** Asks for notifications about a property on this device, and ends all of them. */
function PushOffer({ pushKey, slug, title }: PushOfferProps) {
  const submit = useSubmit();
  const [isRegistered, setIsRegistered] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    void isRegisteredForPush().then(setIsRegistered, () => undefined);
  }, []);

  async function save(address: PushAddress): Promise<Toast> {
    setIsRegistered(true);
    const { data, errors } = await checkSubmission({
      table: 'property_watchers',
      property_slug: slug,
      ...address,
    });
    return errors ? noPushToast('failed') : formAnswer(await submit(data), pushWords(title)).toast;
  }

  async function ask() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const address = await askForPush(pushKey);
      const isGiven = typeof address !== 'string';
      void showToast(isGiven ? await save(address) : noPushToast(address, INSTEAD));
    } finally {
      setIsBusy(false);
    }
  }

  async function end() {
    const isEnded = await endPush();
    if (isEnded) setIsRegistered(false);
    void showToast(isEnded ? endedWords : noPushToast('failed'));
  }

  return (
    <div className="mt-6 max-w-md">
      <div className="grid gap-4 sm:flex">
        <Button aria-disabled={isBusy} onClick={() => void ask()}>
          {isBusy ? 'Asking your phone...' : 'Tell me on this phone'}
        </Button>
        {isRegistered && <Button onClick={() => void end()}>Stop notifications</Button>}
      </div>
      <p className="note mt-4">
        A notification instead of an email.{' '}
        <span>
          {isRegistered
            ? '“Stop notifications” ends them for every property and appointment.'
            : 'You can stop them here.'}
        </span>
      </p>
    </div>
  );
}

const INSTEAD = ', or use your email';
const FAILED = 'This could not be saved. Please try again.';

/** @param title the property's name */
export const watchWords = (title: string): AnswerWords => ({
  // The same whether the address is on the list or not: anybody can type it.
  done: {
    title: 'Check your email',
    description: `If this address isn’t on the list yet, we’ve sent it a link. Open it and say yes to hear about changes at ${title}.`,
  },
  receipt: 'If this address isn’t on the list yet, open the link in our email and say yes.',
  failed: FAILED,
  field: 'email',
});

/** @param title the property's name */
export const pushWords = (title: string): AnswerWords => ({
  done: {
    title: 'We will tell you',
    description: `This phone shows a notification when something changes at ${title}.`,
  },
  failed: FAILED,
  alreadySubscribed: {
    title: 'Already on the list',
    description: `This phone already gets alerts about ${title}.`,
  },
});

export const endedWords: Toast = {
  kind: 'done',
  title: 'Notifications stopped',
  description: 'This phone will get no more property alerts.',
};
