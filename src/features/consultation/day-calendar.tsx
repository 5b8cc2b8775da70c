import { addMonths } from 'date-fns/addMonths';
import { useState } from 'react';
import { DayPicker, type Labels } from 'react-day-picker';
import { type Day, dateOf, dayOf } from '../../domain/calendar-day';
import { lagosDay } from '../../domain/lagos-time';
import type { Holiday } from '../../domain/slot';
import { fullDay } from '../../lib/english';
import sheet from './month.css?inline';

/** How many months ahead a consultation can be booked. */
const MONTHS = 12;
const MONDAY = 1;

/** Labels contain the number as shown (`3`, not `3rd`), so that voice control users can say what they see. */
const labels = (holidays: Holiday[], isClosed?: (day: Day) => boolean): Partial<Labels> => ({
  labelNav: () => 'Month',
  labelDayButton: (date, { today, selected }) => {
    const day = dayOf(date);
    const holiday = holidays.find((one) => one.day === day);
    return [
      today && 'Today',
      fullDay(day),
      holiday ? `closed: ${holiday.name}` : isClosed?.(day) && 'closed',
      selected && 'selected',
    ]
      .filter(Boolean)
      .join(', ');
  },
});

const ARROW = 'tool aria-disabled:cursor-default aria-disabled:opacity-30';

/** The days' states are in `choice.css` and `month.css`. */
const CLASSES = {
  nav: 'absolute top-0 -right-3 flex',
  button_previous: ARROW,
  button_next: ARROW,
  chevron: 'size-5 fill-current',
  month_caption: 'flex h-12 items-center font-semibold',
  month_grid: 'month-grid',
  weekday: 'h-8 text-small font-medium text-muted',
  day: 'text-center',
  day_button: 'choice h-12 w-full font-semibold -outline-offset-2 disabled:font-normal',
};

type Props = {
  now: number;
  selected?: Day | undefined;
  /** The calendar opens at this day's month. */
  first: Day;
  isOpen: (day: Day) => boolean;
  /** Whether nobody is there on a day that can be chosen all the same. */
  isClosed?: ((day: Day) => boolean) | undefined;
  /** The weekdays among those. */
  closedWeekdays?: string | undefined;
  /** The holidays between two days, which are closed. */
  holidays: (first: Day, last: Day) => Holiday[];
  onChoose: (day: Day) => void;
  autoFocus?: boolean | undefined;
};

/**
 * A month calendar in which only some days can be chosen. Days are Lagos days; the library knows only days in the
 * browser's time zone, so each is passed as the local day with the same year, month and number.
 */
export function DayCalendar(props: Props) {
  const { now, selected, first, isOpen, isClosed, holidays, onChoose, autoFocus = false } = props;
  const today = dateOf(lagosDay(now));
  const end = addMonths(today, MONTHS);
  const [month, setMonth] = useState(dateOf(first));
  const named = holidays(lagosDay(now), dayOf(end));
  const closed = named
    .filter(({ day }) => day.slice(0, 7) === dayOf(month).slice(0, 7))
    .map(({ day, name }) => `${Number(day.slice(8))} ${name}`);
  if (props.closedWeekdays) closed.unshift(props.closedWeekdays);
  return (
    <>
      <style>{sheet}</style>
      <DayPicker
        mode="single"
        required
        selected={selected === undefined ? undefined : dateOf(selected)}
        onSelect={(date) => onChoose(dayOf(date))}
        disabled={(date) => !isOpen(dayOf(date))}
        today={today}
        defaultMonth={dateOf(first)}
        startMonth={today}
        endMonth={end}
        onMonthChange={setMonth}
        weekStartsOn={MONDAY}
        modifiers={{
          holiday: [
            ...named.map(({ day }) => dateOf(day)),
            (date) => isClosed?.(dayOf(date)) ?? false,
          ],
        }}
        modifiersClassNames={{ holiday: 'holiday-mark' }}
        labels={labels(named, isClosed)}
        classNames={CLASSES}
        autoFocus={autoFocus}
      />
      {closed.length > 0 && <p className="note mt-2">Closed: {closed.join(', ')}.</p>}
    </>
  );
}
