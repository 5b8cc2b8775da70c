import { type ReactNode, useTransition } from 'react';
import { Action } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { sayDone } from '../say';
import { type AuthAnswer, failureToast } from '../session/auth-answer';
import { StepTitle } from './account-form';

type Props = { children: ReactNode; onAgain: () => Promise<AuthAnswer>; onBack: () => void };

/** Replaces the form after an email was sent. */
export function MailSent({ children, onAgain, onBack }: Props) {
  const [isBusy, start] = useTransition();

  const sendAgain = async () => {
    const failure = failureToast('Not sent', await onAgain());
    if (failure) void showToast(failure);
    else sayDone('Sent again', 'Please check your inbox.');
  };

  return (
    <div className="grid gap-4">
      <StepTitle>Check your email</StepTitle>
      <p>{children}</p>
      <p className="note">Nothing there after a minute? Check your spam folder.</p>
      <p className="flex flex-wrap gap-x-6">
        <Action aria-disabled={isBusy} onClick={() => isBusy || start(sendAgain)}>
          {isBusy ? 'Sending...' : 'Send it again'}
        </Action>
        <Action onClick={onBack}>Back</Action>
      </p>
    </div>
  );
}
