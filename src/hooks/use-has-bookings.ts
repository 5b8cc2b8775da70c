import { useEffect, useState } from 'react';
import { hasBookings } from '../offline/stored-records';
import { useOutbox } from './use-outbox';

/** If storage is slow, show the scheduler without it. */
export const STORAGE_PATIENCE_MS = 300;

/**
 * Whether consultations are stored on this device, when the component appeared; false if storage can't be read.
 * @param isFollowed whether it follows what is stored since
 */
export function useHasBookings(isFollowed = false): boolean | undefined {
  const outbox = useOutbox();
  const [has, setHas] = useState<boolean>();

  useEffect(() => {
    const none = () => setHas((known) => known ?? false);
    const timer = setTimeout(none, STORAGE_PATIENCE_MS);
    const read = () => void outbox.read(hasBookings).then(setHas, none);
    read();
    const stopListening = outbox.status.subscribe((now, before) => {
      if (isFollowed && now.changes !== before.changes) read();
    });
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [outbox, isFollowed]);
  return has;
}
