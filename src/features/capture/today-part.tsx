import { useEffect } from 'react';
import { useOutbox } from '../../hooks/use-outbox';
import { forgetCorrections } from '../../offline/clear-viewings';
import type { Cleared } from '../../offline/cleared';
import { ClearToday } from './clear-today';
import { EndOfDay } from './end-of-day';
import type { Setup } from './setup';
import type { Today } from './todays';
import { TodaysList } from './todays-list';

type Props = {
  setup: Setup | null;
  today: Today;
  /** How many more were sent but could not be stored here. */
  unlisted: number;
  isListed: boolean;
  /** Undefined until it has been read. */
  cleared: Cleared | undefined;
  /** Changes every minute. */
  minute: number;
  onCleared: (cleared: Cleared) => void;
};

/** What stands below the form: the day so far, and how it is erased. */
export function TodayPart({ setup, today, unlisted, isListed, cleared, minute, onCleared }: Props) {
  const outbox = useOutbox();
  useEffect(() => {
    // Checked every minute, not at the end of the day, so that personal data never stays longer than needed.
    if (!minute) return;
    void outbox.tidy();
    void forgetCorrections(outbox, minute).catch(() => undefined);
  }, [outbox, minute]);

  return (
    <>
      {isListed && (
        // A new one closes an open correction once the list is cleared.
        <TodaysList key={cleared?.times} today={today} unlisted={unlisted} />
      )}
      {setup && today.captured.length + unlisted > 0 && (
        <EndOfDay setup={setup} today={today} unlisted={unlisted} />
      )}
      <ClearToday today={today} cleared={cleared} onChange={onCleared} />
    </>
  );
}
