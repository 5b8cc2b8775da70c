import { useState } from 'react';
import { hostNow } from '../../device/clock';
import { type Day, daysLater, weekdayOf } from '../../domain/calendar-day';
import { OUTCOME_WORDS } from '../../domain/change-words';
import { lagosDay, lagosInstant } from '../../domain/lagos-time';
import type { Way, WayOutcome } from '../../domain/staff-event';
import { HOUR_MS, MINUTE_MS } from '../../lib/durations';
import { Choice, Choices, OwnTime } from './choices';
import type { RowActions } from './use-row-actions';

type Props = {
  log: RowActions['log'];
  /** Called with what came of it, if that was noted. */
  onDone: (outcome?: WayOutcome) => void;
  /** How they were just reached, if that is what is asked about. */
  way?: Exclude<Way, 'visit'> | undefined;
};

/** How somebody was reached, and what came of it, in one tap. */
export function LogPanel({ log, onDone, way }: Props) {
  const [isLater, setIsLater] = useState(false);
  const noted = (...done: Parameters<RowActions['log']>) => {
    log(...done);
    onDone(done[1]);
  };
  if (isLater) {
    return <CallBack onChoose={(at) => noted(way ?? 'call', 'call_back', at)} />;
  }
  const later = <Choice onChoose={() => setIsLater(true)}>Call back…</Choice>;
  const reached = (by: Way) => (
    <Choice onChoose={() => noted(by, 'reached')}>{OUTCOME_WORDS.reached}</Choice>
  );
  if (way === 'whatsapp') {
    return (
      <Choices label="WhatsApp: how did it go?">
        <Choice onChoose={() => noted('whatsapp')}>Sent</Choice>
        {reached('whatsapp')}
        {later}
        <Choice onChoose={() => onDone()}>Not sent</Choice>
      </Choices>
    );
  }
  return (
    <>
      <Choices label={way ? 'Call: how did it go?' : 'Call'}>
        {reached('call')}
        <Choice onChoose={() => noted('call', 'no_answer')}>{OUTCOME_WORDS.no_answer}</Choice>
        {later}
        {way && <Choice onChoose={() => onDone()}>No call</Choice>}
      </Choices>
      {!way && (
        <Choices label="Other">
          <Choice onChoose={() => noted('whatsapp')}>WhatsApp sent</Choice>
          <Choice onChoose={() => noted('visit')}>Visit</Choice>
        </Choices>
      )}
    </>
  );
}

/** In the morning, once the office is open and people are awake. */
const MORNING = '10:00';

/** When to call back: soon, the next mornings, or at a time of one's own. */
function CallBack({ onChoose }: { onChoose: (at: number) => void }) {
  const now = hostNow();
  const today = lagosDay(now);
  return (
    <>
      <Choices label="Call back">
        <Choice onChoose={() => onChoose(now + HOUR_MS)}>In an hour</Choice>
        <Choice onChoose={() => onChoose(now + 3 * HOUR_MS)}>In 3 hours</Choice>
        <Choice onChoose={() => onChoose(lagosInstant(daysLater(today, 1), MORNING))}>
          Tomorrow {MORNING}
        </Choice>
        <Choice onChoose={() => onChoose(lagosInstant(nextMonday(today), MORNING))}>
          Monday {MORNING}
        </Choice>
      </Choices>
      <OwnTime
        label="At another time"
        type="datetime-local"
        min={localTime(now)}
        onSet={(typed) => Date.parse(typed) > now && onChoose(Date.parse(typed))}
      />
    </>
  );
}

function nextMonday(today: Day): Day {
  const ahead = (8 - weekdayOf(today)) % 7 || 7;
  return daysLater(today, ahead);
}

/** A time as the field has it: by the clock of this device, to the minute. */
function localTime(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}
