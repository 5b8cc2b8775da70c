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
import type { Outbox } from '../../offline/outbox';
import { askAppointment } from '../../remote/appointment';
import type { Database } from '../../remote/post';

const PAUSE_MS = 10 * SECOND_MS;

/** When each row was asked about last, on this page: whoever goes back and forth doesn't ask each time. */
const askedAt = new Map<string, number>();

/** What the database has and is still to come. What was cancelled or deleted, the office may bring back. */
export const isComing = ({ booking, lead }: KeptBooking): boolean =>
  hasArrived(lead) && endOf(booking) > hostNow();

/**
 * Asks how far an appointment is agreed, and keeps the answer.
 * @param device which one is told of it from now on; null: none; if omitted, it stays as it is
 */
export async function hearOf(
  outbox: Pick<Outbox, 'note' | 'tidy'>,
  database: Database,
  { booking, key }: KeptBooking,
  device?: PushAddress | null,
): Promise<AppointmentAnswer | undefined> {
  if (!key) return undefined;
  let answer = await askAppointment(database, key, device);
  if (answer?.state === 'unknown' && booking.agreed?.state !== 'unknown' && !booking.isCancelled) {
    // One that was restored from a backup gets first what it has lost.
    await outbox.tidy();
    answer = await askAppointment(database, key, device);
  }
  const said = answer;
  if (said) await outbox.note((tx) => noteAgreed(tx, booking, said));
  return said;
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

  const askOf = async (kept: KeptBooking, device?: PushAddress | null) =>
    readSettings ? hearOf(outbox, await readSettings(), kept, device) : undefined;

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
