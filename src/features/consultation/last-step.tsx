import { MessageCircle } from 'lucide';
import { useEffect } from 'react';
import { type About, type Booking, booked, moved } from '../../domain/booking';
import type { Day } from '../../domain/calendar-day';
import { bothTimes } from '../../domain/clock';
import { type DatePlace, dateRequest } from '../../domain/consultation';
import { readVisitor } from '../../forms/use-remembered-visitor';
import { useConnectivity } from '../../hooks/use-connectivity';
import { visitorZone } from '../../lib/time-words';
import type { Outbox } from '../../offline/outbox';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { prepareConfirmation } from './confirmation';
import { NO_CHAT } from './confirmation-words';
import { Moment } from './moment';
import { bookingRequest, makeRequest, randomId, useBookingRequest } from './use-booking-request';

export { prepareConfirmation };

type Props = {
  startsAt: number;
  about?: About | undefined;
  /** The consultation to be moved to this time. */
  change?: Booking | undefined;
  onDone: () => void;
};

/** The chosen time in words, and the button that requests it. */
export function Confirm({ startsAt, about, change, onDone }: Props) {
  const request = useBookingRequest();
  const isOnline = useConnectivity() === 'online';

  useEffect(prepareConfirmation, []);

  const confirm = () => {
    const when = { startsAt };
    const uid = `${randomId()}@${location.hostname}`;
    request(bookingRequest(change ? moved(change, when) : booked(uid, about, when)));
    onDone();
  };

  return (
    <>
      <p className="figures mb-3">
        <Moment {...bothTimes(startsAt, visitorZone())} />
      </p>
      <Button kind="whatsapp" className="w-full" onClick={confirm}>
        <Icon drawing={MessageCircle} />
        {isOnline ? 'Confirm on WhatsApp' : 'Confirm'}
      </Button>
      {!isOnline && <p className="note mt-2">{NO_CHAT}</p>}
    </>
  );
}

/** Requests a consultation on a day, without a time. */
export function requestDate(outbox: Outbox, isOnline: boolean, day: Day, place: DatePlace): void {
  makeRequest(outbox, isOnline, dateRequest(day, place, readVisitor()));
}
