import { useState } from 'react';
import { Action, Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { useCopy } from '../../ui/use-copy';
import { endOfDayText } from './end-of-day-text';
import type { Setup } from './setup';
import type { Today } from './todays';

type Props = {
  today: Today;
  setup: Setup;
  /** How many more were sent but could not be stored here. */
  unlisted: number;
};

/** The day's list as a text, for the office or a colleague: shown first, since it names people. */
export function EndOfDay(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Action onClick={() => setIsOpen(true)}>End-of-day sheet</Action>
      <Sheet title="End of day" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <DaySheet {...props} />
      </Sheet>
    </>
  );
}

const COPY_WORDS = { ready: '', copied: 'Copied.', refused: 'Please select the text and copy it.' };

function DaySheet({ today, setup, unlisted }: Props) {
  const text = endOfDayText(today, setup, unlisted, Date.now());
  const { state, copy } = useCopy(text);
  // Whoever closes the phone's own sheet has changed their mind.
  const share = () => void navigator.share({ text }).catch(() => undefined);
  const canShare = 'share' in navigator;
  return (
    <div className="mt-4 grid gap-5">
      <p className="figures whitespace-pre-wrap border-l-4 border-line pl-4">{text}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {canShare && (
          <Button kind="primary" onClick={share}>
            Share
          </Button>
        )}
        <Button kind={canShare ? 'line' : 'primary'} onClick={copy}>
          Copy
        </Button>
        <span role="status">{COPY_WORDS[state]}</span>
      </div>
    </div>
  );
}
