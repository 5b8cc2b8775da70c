import { useEffect, useState } from 'react';
import { askForPush, endPush, isRegisteredForPush, type PushAddress } from '../../device/push';
import { checkSubmission } from '../../domain/check-submission';
import { formAnswer } from '../../forms/form-answer';
import { useSubmit } from '../../forms/use-submit';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import type { Toast } from '../../ui/toast-message';
import { endedWords, noPushWords, pushWords } from './watch-words';

type Props = { pushKey: string; slug: string; title: string };

/** Asks for notifications about a property on this device, and ends all of them. */
export function PushOffer({ pushKey, slug, title }: Props) {
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
