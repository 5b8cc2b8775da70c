import { MessageCircle } from 'lucide';
import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { type About, type Booking, booked, moved } from '../../domain/booking';
import { bothTimes } from '../../domain/clock';
import { type Reach, readReach } from '../../domain/reach';
import type { Slot } from '../../domain/slot';
import { readVisitor } from '../../forms/use-remembered-visitor';
import { useConnectivity } from '../../hooks/use-connectivity';
import { randomId } from '../../lib/random-id';
import { deviceZone } from '../../lib/time-words';
import { AddressQuestion, PhoneCountry, TextField } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { prepareConfirmation } from './confirmation';
import { NO_CHAT, PERHAPS_FULL, takenWords } from './confirmation-words';
import { bookingRequest, useBookingRequest } from './make-request';
import { Moment } from './moment';

export { requestDay } from './make-request';
export { prepareConfirmation };

type Props = {
  slot: Pick<Slot, 'office' | 'startsAt' | 'isOpen'>;
  /** Whether we know that it has a place left. */
  wasFree: boolean;
  about?: About | undefined;
  /** The consultation to be moved to this time. */
  change?: Booking | undefined;
  /** What was typed into the field; another day may have no such time, and take this step away for a while. */
  typed: RefObject<string | undefined>;
  onDone: () => void;
};

/** The chosen time in words, how to reach the visitor, and the button that requests it. */
export function Confirm({ slot, wasFree, about, change, typed, onDone }: Props) {
  const { office, startsAt, isOpen } = slot;
  const request = useBookingRequest();
  const isOnline = useConnectivity() === 'online';
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [filledIn] = useState(() => typed.current ?? rememberedReach());
  const [error, setError] = useState<string>();

  useEffect(prepareConfirmation, []);

  const confirm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { reach, error: found } = reachFrom(field.current?.value);
    if (found) {
      setError(found);
      field.current?.focus();
      return;
    }
    const when = { startsAt, office, wasFree };
    request(bookingRequest(change ? moved(change, when) : booked(randomId(), about, when), reach));
    onDone();
  };

  if (!isOpen) return <p role="alert">{takenWords(startsAt, 'Please choose another time.')}</p>;
  return (
    <form noValidate onSubmit={confirm}>
      <p className="figures mb-2">
        <Moment {...bothTimes(startsAt, deviceZone())} office={office} />
      </p>
      {/* A change leaves its lead's details as they are. */}
      {!change && (
        <div className="mb-3">
          <TextField
            ref={field}
            id={id}
            name="reach"
            label="Phone or email, in case we can’t reach you on WhatsApp"
            optional
            error={error}
            defaultValue={filledIn}
            inputMode="email"
            autoComplete="tel"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            below={
              <>
                <AddressQuestion field={id} />
                <PhoneCountry field={id} />
              </>
            }
            onInput={({ currentTarget }) => {
              typed.current = currentTarget.value;
              setError(undefined);
            }}
          />
        </div>
      )}
      <button type="submit" className="button button-whatsapp w-full">
        <Icon drawing={MessageCircle} />
        <span>{isOnline ? 'Confirm on WhatsApp' : 'Confirm'}</span>
      </button>
      {!isOnline && (
        <p className="note mt-2">
          {NO_CHAT} {PERHAPS_FULL}
        </p>
      )}
    </form>
  );
}

/** The one detail of the remembered visitor that the field is filled in with. */
function rememberedReach(): string {
  const visitor = readVisitor();
  return visitor?.phone || visitor?.email || '';
}

/** Nothing if the field is as it was filled in: then everything goes along that this device remembers. */
function reachFrom(value?: string): { reach?: Reach | undefined; error?: string | undefined } {
  return value === undefined || value === rememberedReach() ? {} : readReach(value);
}
