import { MessageCircle } from 'lucide';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { idle } from '../../device/idle';
import { type About, type Booking, booked, moved } from '../../domain/booking';
import type { Day } from '../../domain/calendar-day';
import { preloadRules } from '../../domain/check-submission';
import { bothTimes, bothTimesText, visitorTime } from '../../domain/clock';
import { lagosDay } from '../../domain/lagos-time';
import { firstOpenDay, isDayOpen, SLOT_STEP_MS, slotsOf } from '../../domain/slot';
import { useConnectivity } from '../../hooks/use-connectivity';
import { useNow } from '../../hooks/use-now';
import { visitorZone } from '../../lib/time-words';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { NO_CHAT } from './confirmation-words';
import { DayCalendar } from './day-calendar';
import { Moment } from './moment';
import { SlotChoice } from './slot-choice';
import { bookingRequest, randomId, useBookingRequest } from './use-booking-request';

type Props = {
  about?: About | undefined;
  /** The consultation to be moved to another time. */
  change?: Booking | undefined;
  onDone: () => void;
  autoFocus?: boolean | undefined;
};

/** Asks for a date, then a time, then confirmation; each step appears once the previous one is complete. */
export function AppointmentPanel({ about, change, onDone, autoFocus }: Props) {
  const now = useNow(SLOT_STEP_MS);
  const request = useBookingRequest();
  const isOnline = useConnectivity() === 'online';
  const [chosenDay, setDay] = useState<Day>();
  const [chosenTime, setTime] = useState<string>();

  const openDay = firstOpenDay(now);
  const heldDay = change && lagosDay(change.startsAt);
  // The chosen date or slot may have passed in the meantime.
  const day = chosenDay !== undefined && isDayOpen(chosenDay, now) ? chosenDay : undefined;
  const slots = (day === undefined ? [] : slotsOf(day, now)).map((candidate) =>
    // The current time can't be chosen as the new one.
    candidate.startsAt === change?.startsAt ? { ...candidate, isOpen: false } : candidate,
  );
  const slot = slots.find(({ time, isOpen }) => isOpen && time === chosenTime);
  const open = slots.filter(({ isOpen }) => isOpen).length;

  // Warm up `Intl` while the visitor looks at the calendar: its first use is slow on a phone and would delay the tap on
  // a day.
  useEffect(() => {
    void idle().then(() => visitorTime(Date.now(), visitorZone()));
  }, []);

  const confirm = () => {
    if (!slot) return;
    const when = { startsAt: slot.startsAt };
    const uid = `${randomId()}@${location.hostname}`;
    request(bookingRequest(change ? moved(change, when) : booked(uid, about, when)));
    onDone();
  };

  return (
    <div className="schedule">
      {change ? (
        <p className="note">Now {bothTimesText(change.startsAt)}. Choose a new time.</p>
      ) : (
        about && <p className="note">About {about.property}</p>
      )}
      <DayCalendar
        now={now}
        selected={day}
        first={heldDay && heldDay > openDay ? heldDay : openDay}
        isOpen={(candidate) => isDayOpen(candidate, now)}
        onChoose={(chosen) => {
          preloadRules();
          startTransition(() => setDay(chosen));
        }}
        autoFocus={autoFocus}
      />
      <p role="status" className={day === undefined ? 'note' : 'sr-only'}>
        {day === undefined ? 'Choose a date to see its times.' : `${open} times to choose from.`}
      </p>
      {day !== undefined && (
        <Step>
          <SlotChoice slots={slots} chosen={slot?.time} onChoose={setTime} />
        </Step>
      )}
      {day !== undefined && slot && (
        <Step>
          <p className="figures mb-3">
            <Moment {...bothTimes(slot.startsAt, visitorZone())} />
          </p>
          <Button kind="whatsapp" className="w-full" onClick={confirm}>
            <Icon drawing={MessageCircle} />
            {isOnline ? 'Confirm on WhatsApp' : 'Confirm'}
          </Button>
          {!isOnline && <p className="note mt-2">{NO_CHAT}</p>}
        </Step>
      )}
    </div>
  );
}

/** A step of the panel; scrolls into view when it appears. */
function Step({ children }: { children: ReactNode }) {
  return (
    <div
      ref={scrollTo}
      className="scroll-my-4 animate-[schedule-step_var(--brief)] border-t border-line pt-4"
    >
      {children}
    </div>
  );
}

function scrollTo(step: HTMLElement | null): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  step?.scrollIntoView({ behavior, block: 'nearest' });
}
