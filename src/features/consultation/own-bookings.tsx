import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OWN_APPOINTMENTS } from '../../content/messages';
import { pushKey } from '../../device/push';
import { onThisDevice } from '../../device/this-device';
import { type Booking, endOf } from '../../domain/booking';
import { SLOT_STEP_MS } from '../../domain/slot';
import { useBookings } from '../../hooks/use-bookings';
import { useNow } from '../../hooks/use-now';
import { useOutbox } from '../../hooks/use-outbox';
import type { KeptBooking } from '../../offline/bookings';
import { askHostTime } from '../../remote/probe';
import { Action } from '../../ui/button';
import { focusNow } from '../../ui/kept-focus';
import { Sheet } from '../../ui/sheet';
import { AppointmentPanel } from './appointment-panel';
import { BookingCard } from './booking-card';
import { prepareConfirmation } from './confirmation';
import { type PanelProps, RequestPanel } from './request-panel';
import { TellHere } from './tell-here';
import { useAgreed } from './use-agreed';

/** The scheduler, and below it the consultations and tours on this device. One that moves a consultation replaces both. */
export function OwnBookings({ request, autoFocus = false, onDone }: PanelProps) {
  const bookings = useBookings();
  const [change, setChange] = useChange(bookings);
  const ahead = useAhead(bookings);
  const list = useRef<HTMLDivElement>(null);

  useEffect(prepareConfirmation, []);

  if (!bookings) return <div className="schedule" />;
  if (change) {
    return (
      <>
        <Action onClick={() => setChange(undefined)}>Keep the time as it is</Action>
        <AppointmentPanel change={change} onDone={onDone} autoFocus />
      </>
    );
  }
  return (
    <>
      {ahead.length > 0 && (
        <Action
          onClick={() => list.current?.focus()}
        >{`${OWN_APPOINTMENTS}: ${toCome(ahead)} to come`}</Action>
      )}
      <RequestPanel request={request} onDone={onDone} autoFocus={autoFocus} />
      <div
        ref={list}
        tabIndex={-1}
        className={ahead.length > 0 ? 'mt-6 border-t border-line pt-4' : ''}
      >
        <BookingList heading="h3" bookings={bookings} onChange={setChange} onCancelled={onDone} />
      </div>
    </>
  );
}

/** The consultations and tours on this device, as part of a page; moving one opens a sheet. */
export function BookingsHere() {
  const bookings = useBookings();
  const [change, setChange] = useChange(bookings);
  const close = () => setChange(undefined);
  const { hash } = useLocation();
  const isRead = bookings !== undefined;
  const isEmpty = useAhead(bookings).length === 0 && isRead;
  const list = useRef<HTMLDivElement>(null);

  useEffect(prepareConfirmation, []);
  // A message's link scrolls here before there is anything to scroll.
  useEffect(() => {
    if (!isRead || !hash.startsWith('#consultation')) return;
    const id = CSS.escape(hash.slice('#consultation-'.length));
    const card = list.current?.querySelector(`[data-row="${id}"]`);
    (card ?? list.current)?.scrollIntoView();
  }, [isRead, hash]);

  return (
    <div ref={list} className="scroll-mt-24">
      {isEmpty && (
        <section aria-label={OWN_APPOINTMENTS}>
          <h2 className="title mb-2">{OWN_APPOINTMENTS}</h2>
          <p className="note">
            {onThisDevice('No consultation or visit has been requested on this phone.')}
          </p>
        </section>
      )}
      {bookings && <BookingList heading="h2" bookings={bookings} onChange={setChange} />}
      <Sheet title="Change a consultation" isOpen={change !== undefined} onClose={close}>
        {change && <AppointmentPanel change={change} onDone={close} autoFocus />}
      </Sheet>
    </div>
  );
}

/** How many consultations and tours on this device are still to come; nothing if there are none. */
export function CountAhead() {
  const booked = toCome(useAhead(useBookings()));
  return booked > 0 && <span className="note">{`${booked} to come`}</span>;
}

const toCome = (ahead: KeptBooking[]) => ahead.filter(({ booking }) => !booking.isCancelled).length;

/** Those that are still to come by our host's clock, which is asked for the time if there are any. */
function useAhead(bookings: KeptBooking[] = []): KeptBooking[] {
  const now = useNow(SLOT_STEP_MS);
  const hasSome = bookings.length > 0;
  useEffect(() => {
    if (hasSome) askHostTime();
  }, [hasSome]);
  return bookings.filter(({ booking }) => endOf(booking) > now);
}

/** The consultation that is being changed, as it is now: another tab may change it as well, or cancel it. */
function useChange(bookings: KeptBooking[] | undefined) {
  const [chosen, setChosen] = useState<Booking>();
  const kept = bookings?.find(({ booking }) => booking.uid === chosen?.uid)?.booking;
  const change = kept?.isCancelled ? undefined : (kept ?? chosen);
  return [change, setChosen] as const;
}

type Props = {
  /** The heading level of the title, which depends on whether a sheet around it has a title. */
  heading: 'h2' | 'h3';
  bookings: KeptBooking[];
  onChange: (booking: Booking) => void;
  onCancelled?: (() => void) | undefined;
};

/** The upcoming consultations and tours requested on this device. */
function BookingList({ heading: Heading, bookings, onChange, onCancelled }: Props) {
  const ahead = useAhead(bookings);
  const { coming, tell } = useAgreed(ahead);
  if (ahead.length === 0) return null;

  return (
    <section aria-label={OWN_APPOINTMENTS} data-bookings>
      <Heading
        className={
          Heading === 'h2' ? 'title mb-2' : 'mt-2 mb-1 font-sans font-semibold tracking-normal'
        }
      >
        {OWN_APPOINTMENTS}
      </Heading>
      <p className="note">
        {onThisDevice('Listed on this phone until they are over.')} A requested time is agreed once
        we confirm it, in the chat or here.
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
      {pushKey && <TellHere pushKey={pushKey} coming={coming} kept={bookings} tell={tell} />}
      <Forget isTold={bookings.some(({ booking }) => booking.isTold)} />
    </section>
  );
}

/** Removes the list, for phones that are shared, and with it the notifications about what it has. */
function Forget({ isTold }: { isTold: boolean }) {
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
          ? `Forget them here? This cancels nothing: ${isTold ? onThisDevice('it empties this list, and ends all notifications on this phone, also about properties') : 'it only empties this list'}.`
          : 'This phone’s storage did not answer. Please try again.'}
      </p>
      <div className="flex flex-wrap items-center gap-x-6">
        <Action onClick={() => outbox.forgetBookings().catch(() => setStep('failed'))}>
          Yes, forget them
        </Action>
        <Action ref={focusNow} onClick={() => setStep('kept')}>
          Keep them
        </Action>
      </div>
    </div>
  );
}
