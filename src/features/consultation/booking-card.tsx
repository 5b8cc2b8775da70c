import { MessageCircle } from 'lucide';
import { useId, useState } from 'react';
import { onThisDevice } from '../../device/this-device';
import { isConfirmed } from '../../domain/appointment';
import { type Booking, cancelled } from '../../domain/booking';
import { preloadRules } from '../../domain/check-submission';
import { type BothTimes, bothTimes } from '../../domain/clock';
import { aboutText, KIND_WORDS } from '../../domain/lead-kind';
import { cardOfHost, type Host } from '../../domain/team-card';
import { ChatLink } from '../../hooks/chat-link';
import { useConnectivity } from '../../hooks/use-connectivity';
import { useTeamCards } from '../../hooks/use-team-cards';
import { capitalized, fullDay } from '../../lib/english';
import { deviceZone } from '../../lib/time-words';
import type { KeptBooking } from '../../offline/bookings';
import { Action, Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { focusNow } from '../../ui/kept-focus';
import { later } from '../../ui/later';
import { CalendarAction } from './calendar-action';
import {
  chatWords,
  NO_CHAT,
  nextWords,
  otherTime,
  stateWords,
  takenWords,
} from './confirmation-words';
import { bookingRequest, useBookingRequest } from './make-request';
import { Moment } from './moment';
import { useTaken } from './use-taken';

type Props = {
  kept: KeptBooking;
  onChange: (booking: Booking) => void;
  /** Called after a cancellation, so that the sheet can close. */
  onCancelled?: (() => void) | undefined;
};

/** What it is: "Video tour of Bloom Towers". */
const whatItIs = ({ kind, property }: Booking): string =>
  capitalized(aboutText(KIND_WORDS[kind ?? 'consultation'], property));

/** The date and times of an appointment, or the day that was asked for. */
function momentOf({ day, startsAt }: Booking): Pick<BothTimes, 'date'> & Partial<BothTimes> {
  if (day === undefined) return bothTimes(startsAt, deviceZone());
  return { date: day ? `Asked for ${fullDay(day)}` : 'No day chosen yet' };
}

/** A consultation or tour requested on this device: its time, its state and its actions. */
export function BookingCard({ kept, onChange, onCancelled }: Props) {
  const { booking, key } = kept;
  const title = useId();
  const request = useBookingRequest();
  const isOnline = useConnectivity() === 'online';
  const isTaken =
    useTaken(kept) === true && !booking.isCancelled && !isConfirmed(booking.agreed?.state);
  // Undefined until first asked, so that the focus returns to the button only after a question.
  const [isAsking, setIsAsking] = useState<boolean>();

  const cancel = () => {
    request(bookingRequest(cancelled(booking)));
    setIsAsking(false);
    onCancelled?.();
  };

  return (
    <li data-row={key?.id} className="scroll-mt-24" aria-labelledby={title}>
      <p id={title} className="figures">
        <Moment
          {...momentOf(booking)}
          office={booking.office}
          state={onThisDevice(stateWords(kept))}
          isCancelled={booking.isCancelled}
        />
      </p>
      <p className="note mt-1">{`${whatItIs(booking)}. ${nextWords(kept)}`}</p>
      {isConfirmed(booking.agreed?.state) && booking.agreed?.host && (
        <HostCard {...booking.agreed} />
      )}
      {isTaken && <p>{takenWords(booking.startsAt, otherTime('with “Change”'))}</p>}
      {isAsking ? (
        <div role="alert" className="mt-2">
          <p>
            Cancel this consultation?{' '}
            <span>{isOnline ? 'WhatsApp opens with a message that tells us.' : NO_CHAT}</span>
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
            <Button kind="whatsapp" onClick={cancel}>
              <Icon drawing={MessageCircle} />
              <span>{isOnline ? 'Yes, cancel on WhatsApp' : 'Yes, cancel'}</span>
            </Button>
            <Action ref={focusNow} onClick={() => setIsAsking(false)}>
              Keep it
            </Action>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-6">
          {booking.day === undefined && <CalendarAction booking={booking} />}
          <ChatLink className="action" message={chatWords(booking)} data-recorded="">
            <Icon drawing={MessageCircle} />
            WhatsApp
          </ChatLink>
          {!booking.isCancelled && !booking.kind && booking.day === undefined && (
            <>
              <Action onClick={() => onChange(booking)}>Change</Action>
              <Action
                ref={isAsking === false ? focusNow : undefined}
                onClick={() => {
                  preloadRules();
                  setIsAsking(true);
                }}
              >
                Cancel
              </Action>
            </>
          )}
        </div>
      )}
    </li>
  );
}

const ShownCard = later(async () => (await import('../../ui/team-card')).ShownCard);

/** Who holds the consultation, if they show themselves to visitors. */
function HostCard(agreed: Host) {
  const card = cardOfHost(agreed, useTeamCards());
  if (!card) return null;
  return (
    <div className="my-3">
      <ShownCard card={card} />
    </div>
  );
}
