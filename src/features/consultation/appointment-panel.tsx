import { MessageCircle } from 'lucide';
import { startTransition, useEffect, useState } from 'react';
import { consultationMessages } from '../../content/consultation-messages';
import { appointmentLead } from '../../domain/consultation';
import { type Day, longDate } from '../../domain/lagos-time';
import { firstOpenDay, isDayOpen, SLOT_STEP_MS, type Slot, slotsOf } from '../../domain/slot';
import { visitorTime, visitorTimeText, visitorZone } from '../../domain/visitor-time';
import { useNow } from '../../hooks/use-now';
import { readVisitor } from '../../hooks/use-remembered-visitor';
import { idle } from '../../lib/idle';
import { Icon } from '../../ui/icon';
import { DayCalendar } from './day-calendar';
import { SlotChoice } from './slot-choice';
import { Step } from './step';
import { useAsk } from './use-ask';

type Props = { property: string | undefined; onDone: () => void; autoFocus?: boolean };

/** Asks for a date, then for a time, then for a confirmation; each comes when the one before is chosen. */
export function AppointmentPanel({ property, onDone, autoFocus }: Props) {
  const now = useNow(SLOT_STEP_MS);
  const ask = useAsk();
  const [chosenDay, setDay] = useState<Day>();
  const [chosenTime, setTime] = useState<string>();

  // What was chosen may have passed since: then it is not chosen any more.
  const day = chosenDay !== undefined && isDayOpen(chosenDay, now) ? chosenDay : undefined;
  const slots = day === undefined ? [] : slotsOf(day, now);
  const slot = slots.find(({ time, isOpen }) => isOpen && time === chosenTime);
  const open = slots.filter(({ isOpen }) => isOpen).length;

  // While the calendar is looked at: `Intl` takes a phone a while to begin, and the tap on a day would wait for it.
  useEffect(() => {
    void idle().then(() => visitorTime(Date.now(), visitorZone()));
  }, []);

  const confirm = () => {
    if (day === undefined || !slot) return;
    const { time, startsAt } = slot;
    ask({
      date: longDate(day),
      time: timeText(slot),
      message: consultationMessages.at(longDate(day), time, property),
      lead: appointmentLead({ day, time, property }, visitorZone(), readVisitor()),
      appointment: { day, startsAt, property },
    });
    onDone();
  };

  return (
    <div className="schedule">
      {property !== undefined && <p className="note">About {property}</p>}
      <DayCalendar
        now={now}
        selected={day}
        first={firstOpenDay(now)}
        isOpen={(candidate) => isDayOpen(candidate, now)}
        onChoose={(chosen) => startTransition(() => setDay(chosen))}
        autoFocus={autoFocus}
      />
      <p role="status" className={day === undefined ? 'note' : 'sr-only'}>
        {day === undefined ? 'Choose a date to see its times.' : `${open} times to choose from.`}
      </p>
      {day !== undefined && (
        <Step>
          <SlotChoice slots={slots} chosen={slot?.time} zone={visitorZone()} onChoose={setTime} />
        </Step>
      )}
      {day !== undefined && slot && (
        <Step>
          <p className="figures mb-3">
            <strong>{longDate(day)}</strong>
            <br />
            {timeText(slot)}
          </p>
          <button type="button" className="button button-whatsapp w-full" onClick={confirm}>
            <Icon drawing={MessageCircle} />
            Confirm on WhatsApp
          </button>
        </Step>
      )}
    </div>
  );
}

/** `10:00 Lagos time, 03:00 your time`. */
function timeText({ time, startsAt }: Slot): string {
  const local = visitorTime(startsAt, visitorZone());
  return `${time} Lagos time${local ? `, ${visitorTimeText(local)}` : ''}`;
}
