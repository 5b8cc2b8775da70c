import { type ReactNode, useState } from 'react';
import { type Booking, endOf } from '../../domain/booking';
import { useBookings } from '../../hooks/use-bookings';
import { AppointmentPanel } from './appointment-panel';
import { BookingList } from './booking-list';

type Props = {
  onDone: () => void;
  /** The scheduler for a new request. */
  children: (at: { hasBookings: boolean }) => ReactNode;
};

/**
 * Shows this device's consultations above the scheduler. While one is being moved, a scheduler for that replaces both.
 */
export function WithBookings({ onDone, children }: Props) {
  const bookings = useBookings();
  const [change, setChange] = useState<Booking>();

  if (!bookings) return <div className="schedule" />;
  if (change) {
    return (
      <>
        <button type="button" className="action" onClick={() => setChange(undefined)}>
          Keep the time as it is
        </button>
        <AppointmentPanel change={change} onDone={onDone} autoFocus />
      </>
    );
  }
  const hasBookings = bookings.some(({ booking }) => endOf(booking) > Date.now());
  return (
    <>
      <BookingList heading="h3" bookings={bookings} onChange={setChange} onCancelled={onDone} />
      {hasBookings && (
        <h3 className="mt-4 mb-3 border-t border-line pt-6 font-sans font-semibold tracking-normal">
          Ask for another one
        </h3>
      )}
      {children({ hasBookings })}
    </>
  );
}
