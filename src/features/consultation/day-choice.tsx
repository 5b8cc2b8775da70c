import { CalendarDays } from 'lucide';
import {
  type ComponentProps,
  type ReactNode,
  startTransition,
  useEffect,
  useId,
  useState,
} from 'react';
import type { Day } from '../../domain/calendar-day';
import { lagosDay } from '../../domain/lagos-time';
import { nextDays } from '../../domain/slot';
import { askHostTime } from '../../remote/probe';
import { Action } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { later } from '../../ui/later';
import type { DayCalendar } from './day-calendar';
import { DayStrip } from './day-strip';
import { Opening, type ScheduleRequest } from './loading';

/** How many days the strip begins with. */
const DAYS = 14;

type Props = Omit<ComponentProps<typeof DayCalendar>, 'first'> & {
  /** The day of the consultation that is to be moved. */
  held?: Day | undefined;
  request: ScheduleRequest;
  /** What follows the strip. The month has the place for itself. */
  children?: ReactNode;
};

/** The next open days in a strip, with the month behind "Later". A later day joins the strip once it is chosen. */
export function DayChoice({ held, request, children, ...choice }: Props) {
  const { now, isOpen, isClosed, holidays, selected, onChoose, autoFocus = false } = choice;
  const title = useId();
  const [isMonth, setIsMonth] = useState(false);
  /** Whether the strip takes the focus when it appears. */
  const [takesFocus, setTakesFocus] = useState(autoFocus);

  useEffect(askHostTime, []);

  const next = nextDays(now, DAYS + 1, isOpen);
  const later = next.pop() ?? lagosDay(now);
  const others = [held, selected].filter((day) => day !== undefined).filter(isOpen);
  const days = [...new Set([...next, ...others])].sort();

  const switchTo = (shows: 'strip' | 'month', focus: boolean) => {
    setTakesFocus(focus);
    startTransition(() => setIsMonth(shows === 'month'));
  };

  return (
    <>
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <strong id={title}>Choose a date</strong>
          <Action
            onPointerDown={Month.preload}
            onFocus={Month.preload}
            onClick={() => switchTo(isMonth ? 'strip' : 'month', false)}
          >
            <Icon drawing={CalendarDays} />
            <span>{isMonth ? 'Sooner' : 'Later'}</span>
          </Action>
        </div>
        {isMonth ? (
          <div className="min-h-[23rem]">
            <Month
              {...choice}
              request={request}
              first={others.findLast((day) => day > later) ?? later}
              autoFocus={false}
              onChoose={(day) => {
                switchTo('strip', true);
                onChoose(day);
              }}
            />
          </div>
        ) : (
          <DayStrip
            labelledBy={title}
            days={days}
            isClosed={isClosed}
            holidays={holidays(lagosDay(now), next.at(-1) ?? later).filter(
              ({ day }) => !isOpen(day),
            )}
            today={lagosDay(now)}
            selected={selected}
            leadsAway={request.kind === 'date'}
            onChoose={onChoose}
            autoFocus={takesFocus}
          />
        )}
      </div>
      {!isMonth && children}
    </>
  );
}

type MonthProps = ComponentProps<typeof DayCalendar> & { request: ScheduleRequest };

/** The month of a later day: three times as much script as the rest of the scheduler. */
const Month = later<MonthProps>(async () => (await import('./day-calendar')).DayCalendar, {
  meanwhile: Opening,
});
