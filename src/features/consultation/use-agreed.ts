import { use, useEffect, useEffectEvent } from 'react';
import { hostNow } from '../../device/clock';
import { type PushAddress, pushAddress } from '../../device/push';
import type { AppointmentAnswer } from '../../domain/appointment';
import { endOf } from '../../domain/booking';
import { SettingsContext } from '../../hooks/root-context';
import { useConnectivity } from '../../hooks/use-connectivity';
import { useOutbox } from '../../hooks/use-outbox';
import { SECOND_MS } from '../../lib/durations';
import { noteAgreed } from '../../offline/booking-notes';
import { hasArrived, type KeptBooking } from '../../offline/bookings';
import { askAppointment } from '../../remote/appointment';

const PAUSE_MS = 10 * SECOND_MS;

/** When each row was asked about last, on this page: whoever goes back and forth doesn't ask each time. */
const askedAt = new Map<string, number>();

/** What the database has and is still to come. What the office cancelled or deleted, it may bring back. */
function isComing({ booking, lead }: KeptBooking): boolean {
  const isWanted = !booking.isCancelled || booking.agreed !== undefined;
  return hasArrived(lead) && isWanted && endOf(booking) > hostNow();
}

/**
 * Asks how far the appointments on this device are agreed: when they are shown, when the page is looked at again, and
 * once one has reached us. Without a network they stay as they were last known.
 * @returns those of them that have reached us and are still to come, and a function that says which device is told of one
 */
export function useAgreed(bookings: KeptBooking[]) {
  const outbox = useOutbox();
  const readSettings = use(SettingsContext);
  const isOnline = useConnectivity() === 'online';
  const coming = bookings.filter(isComing);

  async function askOf({ booking, key }: KeptBooking, device?: PushAddress | null) {
    if (!readSettings || !key) return undefined;
    const settings = await readSettings();
    let agreed = await askAppointment(settings, key, device);
    if (agreed?.state === 'unknown' && booking.agreed?.state !== 'unknown') {
      // One that was restored from a backup gets first what it has lost.
      await outbox.tidy();
      agreed = await askAppointment(settings, key, device);
    }
    const answer = agreed;
    if (answer) await outbox.note((tx) => noteAgreed(tx, booking, answer));
    return answer;
  }

  const ask = useEffectEvent(async () => {
    if (!isOnline || document.visibilityState === 'hidden') return;
    for (const kept of bookings.filter(isComing)) {
      const now = hostNow();
      if (!kept.key || now - (askedAt.get(kept.key.id) ?? 0) < PAUSE_MS) continue;
      askedAt.set(kept.key.id, now);
      // Its push service may have given it another address since.
      const device = kept.booking.isTold ? await pushAddress().catch(() => undefined) : undefined;
      await askOf(kept, device);
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again once another has reached us
  useEffect(() => {
    // Where nothing can be asked or written, it is asked again with the next look.
    const onLook = () => void ask().catch(() => undefined);
    onLook();
    addEventListener('focus', onLook);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      removeEventListener('focus', onLook);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [isOnline, coming.flatMap(({ key }) => key?.id ?? []).join()]);

  return { coming, tell: askOf };
}

/** Says which device is told of an appointment from now on, or that none is, and keeps the answer. */
export type Tell = (
  kept: KeptBooking,
  device: PushAddress | null,
) => Promise<AppointmentAnswer | undefined>;
