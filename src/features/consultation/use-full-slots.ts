import { startTransition, use, useEffect, useState } from 'react';
import { hostNow } from '../../device/clock';
import { idle } from '../../device/idle';
import { daysLater } from '../../domain/calendar-day';
import { lagosDay } from '../../domain/lagos-time';
import { SettingsContext } from '../../hooks/settings-context';
import { useConnectivity } from '../../hooks/use-connectivity';
import { askFullSlots, readFullSlots } from '../../remote/full-slots';

/** Past the last day of the month calendar; the database answers for 400 at most. */
const DAYS_AHEAD = 400;

/**
 * The slots that have no place left; undefined while that is not known. Asked for when the scheduler opens, and again with
 * each choice of a time, which somebody else may have taken meanwhile.
 */
export function useFullSlots(chosen: string | undefined): ReadonlySet<string> | undefined {
  const readSettings = use(SettingsContext);
  const isOnline = useConnectivity() === 'online';
  const [full, setFull] = useState<ReadonlySet<string>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice is a reason to ask again
  useEffect(() => {
    if (!isOnline || !readSettings) return;
    let isOver = false;
    const ask = async () => {
      // After the days, which need no network.
      await idle();
      const today = lagosDay(hostNow());
      const until = daysLater(today, DAYS_AHEAD);
      const answer = await askFullSlots(await readSettings(), today, until, readFullSlots);
      if (!isOver) startTransition(() => setFull(answer ?? undefined));
    };
    // Without the settings' script nothing is known.
    void ask().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [isOnline, readSettings, chosen]);

  return isOnline ? full : undefined;
}
