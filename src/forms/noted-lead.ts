import type { Booking } from '../domain/booking';
import type { Lead } from '../domain/lead';
import { randomId } from '../lib/random-id';
import { writeStored } from '../lib/stored-text';

/** What the keys begin with under which leads are noted on the device until the outbox has them. */
export const NOTED = 'noted:';

/** A lead, with the id and the time that its entry gets, and the consultation that is stored with it. */
export type NotedLead = { id: string; at: number; lead: Lead; booking?: Booking | undefined };

/**
 * Notes a lead at once: the chat may replace the page before the outbox has it, and it is then recorded by
 * `recordNoted()` at the next start.
 */
export function noteLead(lead: Lead, booking?: Booking): NotedLead {
  const noted = { id: randomId(), at: Date.now(), lead, booking };
  writeStored(NOTED + noted.id, JSON.stringify(noted));
  return noted;
}

export function forgetNoted({ id }: NotedLead): void {
  writeStored(NOTED + id, undefined);
}
