import { type ReactNode, useEffect, useRef, useState } from 'react';
import { showToast } from '../../ui/toast';
import type { AuthAnswer } from '../session/auth-answer';
import { failureToast } from './toasts';

type Props = {
  title: string;
  children: ReactNode;
  onAgain: () => Promise<AuthAnswer>;
  onBack: () => void;
};

/** Says that an email is on its way; it stands where its form was. */
export function MailSent({ title, children, onAgain, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);

  const sendAgain = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const answer = await onAgain();
    setIsBusy(false);
    void showToast(
      answer.kind === 'done'
        ? { kind: 'done', title: 'Sent again', description: 'Please look into your mailbox.' }
        : failureToast('Not sent', answer),
    );
  };

  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="subtitle">
        {title}
      </h2>
      <p>{children}</p>
      <p className="note">Nothing there after a minute? Look among the unwanted mail.</p>
      <p className="flex flex-wrap gap-x-6">
        <button type="button" className="action" aria-disabled={isBusy} onClick={sendAgain}>
          {isBusy ? 'Sending...' : 'Send it again'}
        </button>
        <button type="button" className="action" onClick={onBack}>
          Back
        </button>
      </p>
    </div>
  );
}
