import type { Booking } from '../../domain/booking';
import type { Slot } from '../../domain/slot';

/** Closes the slot of the consultation that is to be moved: its own is no new one. If somebody else took it, that is the reason. */
export function withoutOwn(slots: Slot[], change: Booking | undefined): Slot[] {
  const { startsAt, office = 'lagos', isTaken } = change ?? {};
  return slots.map((slot) =>
    slot.startsAt === startsAt && slot.office === office
      ? { ...slot, isOpen: false, why: isTaken ? 'full' : undefined }
      : slot,
  );
}
