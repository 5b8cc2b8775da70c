import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { useCopy } from '../../ui/copy-message';

type Props = {
  notes: string;
  /** More buttons. */
  children?: ReactNode;
  onDismiss: () => unknown;
};

/** Notes that exist only on this device: they can be copied, and dismissing them asks for confirmation. */
export function UnsavedNotes({ notes, children, onDismiss }: Props) {
  const [step, setStep] = useState<'shown' | 'asking' | 'kept'>('shown');
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button is gone.
    if (step !== 'shown') next.current?.focus();
  }, [step]);

  return (
    <>
      <dl className="grid gap-0.5">
        <dt className="font-semibold">Your notes</dt>
        <dd
          className="mb-1.5 max-h-36 overflow-y-auto wrap-anywhere whitespace-pre-wrap"
          dir="auto"
        >
          {notes}
        </dd>
      </dl>
      {step === 'asking' && <p role="status">They are kept nowhere else. Dismiss them for good?</p>}
      <div className="flex flex-wrap gap-2">
        {step === 'asking' ? (
          <>
            <Button ref={next} onClick={() => setStep('kept')}>
              Keep them
            </Button>
            <Button onClick={() => void onDismiss()}>Dismiss for good</Button>
          </>
        ) : (
          <>
            <CopyText text={notes} />
            {children}
            <Button ref={next} onClick={() => setStep('asking')}>
              Dismiss
            </Button>
          </>
        )}
      </div>
    </>
  );
}

const LABEL = { ready: 'Copy', copied: 'Copied', refused: 'Not copied: select the text above' };

function CopyText({ text }: { text: string }) {
  const { state, copy } = useCopy(text);
  return (
    <Button onClick={copy}>
      <span aria-live="polite">{LABEL[state]}</span>
    </Button>
  );
}
