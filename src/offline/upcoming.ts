import type { ReadTx } from './connection';
import { bookingKey, bookingKeys } from './stored-records';

/** Whether a consultation requested on this device is not over yet. Keys begin with the time at which it ends. */
export async function hasUpcoming(tx: ReadTx, now: number): Promise<boolean> {
  const ahead = IDBKeyRange.bound(bookingKey(now, ''), bookingKeys().upper);
  return (await tx.objectStore('meta').count(ahead)) > 0;
}
