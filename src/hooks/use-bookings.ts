import { type KeptBooking, readBookings } from '../offline/bookings';
import { useStored } from './use-has-bookings';

const NONE: KeptBooking[] = [];

/** Returns the consultations saved on this device, reloaded on every change; empty if storage can't be read. */
export const useBookings = (): KeptBooking[] | undefined => useStored(readBookings, NONE, true);
