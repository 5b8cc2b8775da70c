import { use, useEffect, useState } from 'react';
import { SettingsContext } from '../../hooks/root-context';
import { useConnectivity } from '../../hooks/use-connectivity';
import { useOutbox } from '../../hooks/use-outbox';
import { noteTaken } from '../../offline/booking-notes';
import type { KeptBooking } from '../../offline/bookings';
import { askOverfull } from '../../remote/full-slots';

/**
 * Whether somebody else had taken a consultation's time by the time it was recorded, perhaps long after it was asked
 * for; undefined while that is not known. The database is asked once, and the answer kept.
 */
export function useTaken(kept: KeptBooking | undefined): boolean | undefined {
  const outbox = useOutbox();
  const readSettings = use(SettingsContext);
  const isOnline = useConnectivity() === 'online';
  const [answer, setAnswer] = useState<{ entry: string | undefined; isTaken: boolean }>();
  const booking = kept?.booking;
  const known =
    booking?.isTaken ?? (answer?.entry === booking?.entry ? answer?.isTaken : undefined);
  // That it was recorded is known for a day: later it may be full with people who came after.
  const isDue =
    known === undefined &&
    isOnline &&
    kept?.lead === 'recorded' &&
    !booking?.isCancelled &&
    !booking?.kind &&
    booking?.day === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request; the list is re-read all the time
  useEffect(() => {
    if (!isDue || !booking || !readSettings) return;
    let isOver = false;
    const ask = async () => {
      const settings = await readSettings();
      const isTaken = await askOverfull(settings, booking.startsAt, booking.office);
      if (isOver || isTaken === undefined) return;
      setAnswer({ entry: booking.entry, isTaken });
      await outbox.write((tx) => noteTaken(tx, booking, isTaken));
    };
    // Without an answer, or where nothing can be written, it is asked again where the consultation is shown next.
    void ask().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [isDue, booking?.entry, readSettings]);

  return known;
}
