import { isBooking } from '../domain/booking';
import { unchecked } from '../domain/check-submission';
import type { Lead } from '../domain/lead';
import { randomId } from '../lib/random-id';
import { instant, maybe, object, parsed, type Shape, text } from '../lib/shape';
import { readStored, storedKeys } from '../lib/stored-text';
import { keepBooking } from '../offline/bookings';
import { isStored } from '../offline/entry';
import type { Outbox } from '../offline/outbox';
import { NOTED, recordLead } from './record-lead';

const isLead: Shape<Lead> = (value): value is Lead => isStored(value) && value.table === 'leads';
const isNoted = object({ id: text, at: instant, lead: isLead, booking: maybe(isBooking) });

/** Records the leads that were only noted, because the page was replaced before they were in the outbox. */
export function recordNoted(outbox: Outbox): void {
  for (const key of storedKeys(NOTED)) {
    const noted = parsed(readStored(key), isNoted);
    // Left to the release that can read it.
    if (!noted) continue;
    const { booking } = noted;
    // The outbox stores nothing twice under one id.
    recordLead(outbox, noted, unchecked, booking && keepBooking(booking, randomId()));
  }
}
