import { CalendarClock, CalendarX2 } from 'lucide';
import { useEffect } from 'react';
import { Action } from '../../ui/button';
import { CalendarButton } from '../../ui/calendar-button';
import { Icon } from '../../ui/icon';
import { untilLoaded } from '../../ui/later';
import type { PlannedChange } from './change-sheet';
import { type Planned, startOf } from './plan';

type Props = {
  planned: Planned;
  onChange: (change: PlannedChange) => void;
  /** Then it can only be moved to another time. */
  isOver?: boolean;
};

const load = () => import('./calendar-of-planned');

/** What can be done about an appointment: to move it, to cancel it, and to put it into a calendar. */
export function PlannedTools({ planned, onChange, isOver = false }: Props) {
  // A share sheet opens only soon after a tap, so its code must be here by then.
  useEffect(() => void untilLoaded(load), []);
  const { name } = planned;
  return (
    <>
      <Action onClick={() => onChange({ action: 'move', planned })}>
        <Icon drawing={CalendarClock} />
        <span>{startOf(planned) === undefined ? 'Fix a time' : 'Reschedule'}</span>
        <span className="sr-only"> {name}</span>
      </Action>
      {!isOver && (
        <>
          <Action onClick={() => onChange({ action: 'cancel', planned })}>
            <Icon drawing={CalendarX2} />
            Cancel<span className="sr-only"> {name}</span>
          </Action>
          <CalendarButton give={async () => (await load()).givePlanned(planned)}>
            .ics<span className="sr-only"> for {name}</span>
          </CalendarButton>
        </>
      )}
    </>
  );
}
