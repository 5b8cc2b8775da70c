import { useEffect, useState } from 'react';
import { hasBookings } from '../offline/stored-records';
import { useOutbox } from './use-outbox';

/** If storage is slow, show the scheduler without it. */
export const STORAGE_PATIENCE_MS = 300;

/** Whether consultations are stored on this device, when the component appeared; false if storage can't be read. */
export function useHasBookings(): boolean | undefined {
  const outbox = useOutbox();
  const [has, setHas] = useState<boolean>();

  useEffect(() => {
    const none = () => setHas((known) => known ?? false);
    const timer = setTimeout(none, STORAGE_PATIENCE_MS);
    void outbox.read(hasBookings).then(setHas, none);
    return () => clearTimeout(timer);
  }, [outbox]);
  return has;
}
