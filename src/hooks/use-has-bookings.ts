import { useEffect, useState } from 'react';
import type { ReadTx } from '../offline/connection';
import { hasBookings } from '../offline/stored-records';
import { useOutbox } from './use-outbox';

/** If storage is slow, show the scheduler without it. */
const PATIENCE_MS = 300;

/**
 * What `read` finds on this device when the component appears; `none` if storage can't be read.
 * @param isFollowed whether it is read again on every change
 */
export function useStored<Found>(
  read: (tx: ReadTx) => Promise<Found>,
  none: Found,
  isFollowed: boolean,
): Found | undefined {
  const outbox = useOutbox();
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    const show = (now: Found) => setFound(() => now);
    const giveUp = () => setFound((known) => known ?? none);
    const look = () => void outbox.read(read).then(show, giveUp);
    const timer = setTimeout(giveUp, PATIENCE_MS);
    look();
    const stopListening = outbox.status.subscribe((now, before) => {
      if (isFollowed && now.changes !== before.changes) look();
    });
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [outbox, read, none, isFollowed]);
  return found;
}

/** Whether consultations are stored on this device. */
export const useHasBookings = (isFollowed = false): boolean | undefined =>
  useStored(hasBookings, false, isFollowed);
