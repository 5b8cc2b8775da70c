import { use, useEffect, useEffectEvent } from 'react';
import { hostNow } from '../../device/clock';
import { endOf } from '../../domain/booking';
import { SettingsContext } from '../../hooks/root-context';
import { useConnectivity } from '../../hooks/use-connectivity';
import { useOutbox } from '../../hooks/use-outbox';
import { MINUTE_MS } from '../../lib/durations';
import { noteAgreed } from '../../offline/booking-notes';
import { hasArrived, type KeptBooking } from '../../offline/bookings';
import { askAppointment } from '../../remote/appointment';

/** When each lead was asked about last, on this page: whoever goes back and forth asks once a minute. */
const askedAt = new Map<string, number>();

/** What the database has, is still to come and is not cancelled, with the key that asks about it. */
function isComing({ booking, lead }: KeptBooking): boolean {
  return hasArrived(lead) && !booking.isCancelled && endOf(booking) > hostNow();
}

/**
 * Asks how far the consultations on this device are agreed: when they are shown, when the page is looked at again, and
 * once one has reached us. Without a network they stay as they were last known.
 */
export function useAgreed(bookings: KeptBooking[]): void {
  const outbox = useOutbox();
  const readSettings = use(SettingsContext);
  const isOnline = useConnectivity() === 'online';
  const coming = bookings.filter(isComing).flatMap(({ key }) => key?.id ?? []);

  const ask = useEffectEvent(async () => {
    if (!isOnline || !readSettings || document.visibilityState === 'hidden') return;
    for (const { booking, key } of bookings.filter(isComing)) {
      const now = hostNow();
      if (!key || now - (askedAt.get(key.id) ?? 0) < MINUTE_MS) continue;
      askedAt.set(key.id, now);
      const agreed = await askAppointment(await readSettings(), key);
      if (agreed) await outbox.note((tx) => noteAgreed(tx, booking, agreed));
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
  }, [isOnline, coming.join()]);
}
