import { useState } from 'react';
import { onThisDevice } from '../../device/this-device';
import { type Booking, endOf } from '../../domain/booking';
import { SLOT_STEP_MS } from '../../domain/slot';
import { useNow } from '../../hooks/use-now';
import { useOutbox } from '../../hooks/use-outbox';
import type { KeptBooking } from '../../offline/bookings';
import { Action } from '../../ui/button';
import { BookingCard, focus } from './booking-card';
import { useAgreed } from './use-agreed';

type Props = {
  /** The heading level of the title, which depends on whether a sheet around it has a title. */
  heading: 'h2' | 'h3';
  bookings: KeptBooking[];
  onChange: (booking: Booking) => void;
  onCancelled?: (() => void) | undefined;
};

/** The upcoming consultations requested on this device. */
export function BookingList({ heading: Heading, bookings, onChange, onCancelled }: Props) {
  const now = useNow(SLOT_STEP_MS);
  const ahead = bookings.filter(({ booking }) => endOf(booking) > now);
  useAgreed(ahead);
  if (ahead.length === 0) return null;

  return (
    <section aria-label="Your consultations">
      <Heading
        className={Heading === 'h2' ? 'title mb-2' : 'mt-2 font-sans font-semibold tracking-normal'}
      >
        Your consultations
      </Heading>
      <p className="note">
        {onThisDevice('Kept on this phone until they are over.')} A requested time is agreed once we
        confirm it, in the chat or here.
      </p>
      <ul className="rules mt-3">
        {ahead.map((kept) => (
          <BookingCard
            key={kept.booking.uid}
            kept={kept}
            onChange={onChange}
            onCancelled={onCancelled}
          />
        ))}
      </ul>
      <Forget />
    </section>
  );
}

/** Removes the list, for phones that are shared. */
function Forget() {
  const outbox = useOutbox();
  const [step, setStep] = useState<'asking' | 'failed' | 'kept'>();
  if (step === undefined || step === 'kept') {
    return (
      <Action ref={step && focus} onClick={() => setStep('asking')}>
        {onThisDevice('Forget them on this phone')}
      </Action>
    );
  }
  return (
    <div role="alert">
      <p>
        {step === 'asking'
          ? 'Forget them here? This cancels nothing: it only empties this list.'
          : 'This phone’s storage did not answer. Please try again.'}
      </p>
      <div className="flex flex-wrap items-center gap-x-6">
        <Action onClick={() => outbox.forgetBookings().catch(() => setStep('failed'))}>
          Yes, forget them
        </Action>
        <Action ref={focus} onClick={() => setStep('kept')}>
          Keep them
        </Action>
      </div>
    </div>
  );
}
