import { type SubmitEvent, useState } from 'react';
import { SubscriptionSchema } from '../../domain/submission';
import { useSend } from '../../hooks/use-send';
import { focusFirst, textOf } from '../../lib/form-values';
import { TextField } from '../../ui/field';
import { SubmitButton } from '../../ui/submit-button';
import { preloadToaster, showToast } from '../../ui/toast';
import { answerTo } from './newsletter-answer';

/** Subscribes an e-mail address to the newsletter. */
export function NewsletterForm({ id }: { id: string }) {
  const { send, isBusy } = useSend();
  const [error, setError] = useState<string>();

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = SubscriptionSchema.safeParse({
      table: 'newsletter_subscribers',
      email: textOf(new FormData(form), 'email'),
      name: null,
    });
    if (!checked.success) {
      setError(checked.error.issues[0]?.message);
      focusFirst(form, ['email']);
      return;
    }
    setError(undefined);

    const result = await send(checked.data);
    if (!result) return;
    const answer = answerTo(result);
    void showToast(answer.toast);
    if (answer.isCleared) form.reset();
    if (result.kind === 'rejected') {
      setError(result.why);
      focusFirst(form, ['email']);
    }
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      onFocus={preloadToaster}
      className="grid gap-4"
    >
      <TextField
        id={`${id}-email`}
        name="email"
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={error}
      />
      <SubmitButton label="Subscribe" busyLabel="Subscribing..." isBusy={isBusy} />
    </form>
  );
}
