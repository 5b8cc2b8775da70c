import { useEffect, useState } from 'react';
import { type KeptBooking, readBookings } from '../offline/bookings';
import { STORAGE_PATIENCE_MS } from './use-has-bookings';
import { useOutbox } from './use-outbox';

/** Returns the consultations saved on this device, reloaded on every change; empty if storage can't be read. */
export function useBookings(): KeptBooking[] | undefined {
  const outbox = useOutbox();
  const [list, setList] = useState<KeptBooking[]>();

  useEffect(() => {
    const none = () => setList((known) => known ?? []);
    const read = () => outbox.read(readBookings).then(setList, none);
    const timer = setTimeout(none, STORAGE_PATIENCE_MS);
    const stopListening = outbox.status.subscribe((now, before) => {
      if (now.changes !== before.changes) void read();
    });
    void read();
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [outbox]);
  return list;
}
