import { addMonths } from 'date-fns';
import { DayPicker, type Labels } from 'react-day-picker';
import { type Day, dateOf, dayOf } from '../../domain/calendar-day';
import { lagosDay } from '../../domain/clock';
import { longDate } from '../../lib/english';

/** How far ahead a consultation can be planned. */
const MONTHS = 12;
const MONDAY = 1;

/** A name holds the number as it is seen, `3` and not `3rd`: who speaks to the device says what stands there. */
const LABELS: Partial<Labels> = {
  labelNav: () => 'Month',
  labelDayButton: (date, { today, selected }) =>
    [today && 'Today', longDate(dayOf(date)), selected && 'selected'].filter(Boolean).join(', '),
};

const ARROW = 'tool aria-disabled:cursor-default aria-disabled:opacity-30';

/** Days, which have states, are in the style sheet. */
const CLASSES = {
  nav: 'absolute top-0 -right-3 flex',
  button_previous: ARROW,
  button_next: ARROW,
  chevron: 'size-5 fill-current',
  month_caption: 'flex h-12 items-center font-semibold',
  month_grid: 'w-full table-fixed',
  weekday: 'h-8 text-small font-medium text-muted',
  day: 'text-center',
};

type Props = {
  now: number;
  selected?: Day | undefined;
  /** The month that shows first is this day's. */
  first: Day;
  isOpen: (day: Day) => boolean;
  onChoose: (day: Day) => void;
  autoFocus?: boolean | undefined;
};

/**
 * A month of days, of which some can be chosen. Its days are those of Lagos; the library knows only the days of the
 * browser's own time zone, so they pass as those with the same year, month and number.
 */
export function DayCalendar({ now, selected, first, isOpen, onChoose, autoFocus = false }: Props) {
  const today = dateOf(lagosDay(now));
  return (
    <DayPicker
      mode="single"
      required
      selected={selected === undefined ? undefined : dateOf(selected)}
      onSelect={(date) => onChoose(dayOf(date))}
      disabled={(date) => !isOpen(dayOf(date))}
      today={today}
      defaultMonth={dateOf(selected ?? first)}
      startMonth={today}
      endMonth={addMonths(today, MONTHS)}
      weekStartsOn={MONDAY}
      labels={LABELS}
      classNames={CLASSES}
      autoFocus={autoFocus}
    />
  );
}
