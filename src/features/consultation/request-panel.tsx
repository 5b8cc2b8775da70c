import { MessageCircle } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { company } from '../../content/company';
import { closures } from '../../content/holidays.generated';
import { chatMessages } from '../../content/messages';
import type { Day } from '../../domain/calendar-day';
import { preloadRules } from '../../domain/check-submission';
import type { DatePlace } from '../../domain/consultation';
import { holidaysBetween, isDayClosed, isDayPast, offerAt, SLOT_STEP_MS } from '../../domain/slot';
import { ChatLink } from '../../hooks/chat-link';
import { useConnectivity } from '../../hooks/use-connectivity';
import { useNow } from '../../hooks/use-now';
import { useOutbox } from '../../hooks/use-outbox';
import { Icon } from '../../ui/icon';
import { AppointmentPanel, useZone } from './appointment-panel';
import { DayChoice } from './day-choice';
import { Schedule } from './day-strip';
import { Loading, type ScheduleRequest, useLastStep } from './loading';

type Props = {
  place: DatePlace;
  /** The day that was asked for, which another one is to replace. */
  asked?: Day;
  onDone: () => void;
  autoFocus?: boolean;
};

/** Asks for a date. Choosing one opens the chat immediately. */
function DatePanel({ place, asked, onDone, autoFocus }: Props) {
  const now = useNow(SLOT_STEP_MS);
  const offer = offerAt(now, useZone(), closures);
  const outbox = useOutbox();
  const isOnline = useConnectivity() === 'online';
  const { code, ...loading } = useLastStep();
  /** A day that was chosen before the code that requests it had arrived. */
  const [early, setEarly] = useState<Day>();
  const request = { kind: 'date', place } as const;

  // Load the rules now, because choosing a date submits.
  useEffect(preloadRules, []);

  const choose = (day: Day) => {
    if (!code) return setEarly(day);
    code.requestDay(outbox, isOnline, { day, place, Panel: DatePanel });
    onDone();
  };
  const catchUp = useEffectEvent(() => early !== undefined && choose(early));
  useEffect(() => {
    code?.prepareConfirmation();
    if (code) catchUp();
  }, [code]);

  return (
    <Schedule>
      <p className="note">
        <span>
          {isOnline
            ? 'Choose a date: WhatsApp opens with your message already typed.'
            : 'Choose a date: you will get a message to send on WhatsApp.'}
        </span>{' '}
        <span>If our offices are closed that day, we’ll suggest another.</span>
      </p>
      <DayChoice
        now={now}
        isOpen={(day) => !isDayPast(day, now)}
        isClosed={(day) => isDayClosed(day, offer)}
        closedWeekdays={company.closedWeekdays}
        holidays={(first, last) => holidaysBetween(first, last, offer)}
        selected={asked}
        request={request}
        onChoose={choose}
        autoFocus={autoFocus}
      />
      {early !== undefined && <Loading what="last step" request={request} {...loading} />}
      {/* Who asked for a day already has a message to send: another one would be another request. */}
      {!asked && (
        <ChatLink className="action" message={chatMessages.consultation} onClick={onDone}>
          <Icon drawing={MessageCircle} />
          WhatsApp
        </ChatLink>
      )}
    </Schedule>
  );
}

export type PanelProps = { request: ScheduleRequest; onDone: () => void; autoFocus?: boolean };

/** What a new request asks for. */
export function RequestPanel({ request, ...props }: PanelProps) {
  return request.kind === 'appointment' ? (
    <AppointmentPanel about={request.about} day={request.day} {...props} />
  ) : (
    <DatePanel place={request.place} {...props} />
  );
}
