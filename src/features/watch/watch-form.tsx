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
import { formAnswer } from '../../forms/form-answer';
import { textOf } from '../../forms/form-fields';
import { Receipt } from '../../forms/receipt';
import { useRememberedVisitor } from '../../forms/use-remembered-visitor';
import { useShortForm } from '../../forms/use-short-form';
import { useSubmit } from '../../forms/use-submit';
import { Button, SubmitButton } from '../../ui/button';
import { EmailField } from '../../ui/field';
import { Link } from '../../ui/link';
import { showToast } from '../../ui/toast';
import type { Toast } from '../../ui/toast-message';
import { endedWords, noPushWords, pushWords, watchWords } from './watch-words';

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
    return errors ? noPushWords.failed : formAnswer(await submit(data), pushWords(title)).toast;
  }

  async function ask() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const address = await askForPush(pushKey);
      void showToast(typeof address === 'string' ? noPushWords[address] : await save(address));
    } finally {
      setIsBusy(false);
    }
  }

  async function end() {
    const isEnded = await endPush();
    if (isEnded) setIsRegistered(false);
    void showToast(isEnded ? endedWords : noPushWords.failed);
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
            ? '“Stop notifications” ends them for every property.'
            : 'You can stop them here.'}
        </span>
      </p>
    </div>
  );
}
