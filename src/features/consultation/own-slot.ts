import type { Booking } from '../../domain/booking';
import type { Slot } from '../../domain/slot';

/** Closes the slot that the consultation to be moved has now; as full, if somebody else has taken it. */
export function withoutOwn(slots: Slot[], change: Booking | undefined): Slot[] {
  const { startsAt, office = 'lagos', isTaken } = change ?? {};
  return slots.map((slot) =>
    slot.startsAt === startsAt && slot.office === office
      ? { ...slot, isOpen: false, why: isTaken ? 'full' : undefined }
      : slot,
  );
}
