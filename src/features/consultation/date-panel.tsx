import { useEffect } from 'react';
import { chatMessages } from '../../content/messages';
import { preloadRules } from '../../domain/check-submission';
import { type DatePlace, dateRequest } from '../../domain/consultation';
import { lagosDay } from '../../domain/lagos-time';
import { isDayPast, SLOT_STEP_MS } from '../../domain/slot';
import { readVisitor } from '../../forms/use-remembered-visitor';
import { ChatLink } from '../../hooks/chat-link';
import { useConnectivity } from '../../hooks/use-connectivity';
import { useNow } from '../../hooks/use-now';
import { DayCalendar } from './day-calendar';
import { useBookingRequest } from './use-booking-request';

type Props = { place: DatePlace; onDone: () => void; autoFocus?: boolean };

/** Asks for a date. Choosing one opens the chat immediately. */
export function DatePanel({ place, onDone, autoFocus }: Props) {
  const now = useNow(SLOT_STEP_MS);
  const request = useBookingRequest();
  // Load the rules now, because choosing a date submits.
  useEffect(preloadRules, []);
  const isOnline = useConnectivity() === 'online';

  return (
    <div className="schedule">
      <p className="note">
        {isOnline
          ? 'Choose a date: WhatsApp opens with your message already typed.'
          : 'Choose a date: you will get a message to send on WhatsApp.'}
      </p>
      <DayCalendar
        now={now}
        first={lagosDay(now)}
        isOpen={(day) => !isDayPast(day, now)}
        onChoose={(day) => {
          request(dateRequest(day, place, readVisitor()));
          onDone();
        }}
        autoFocus={autoFocus}
      />
      <ChatLink className="action" message={chatMessages.consultation} onClick={onDone}>
        Write without a date
      </ChatLink>
    </div>
  );
}
