import { DayPicker, type Labels } from 'react-day-picker';
import { type Day, lagosDay, longDate } from '../../domain/lagos-time';

/** How far ahead a consultation can be planned. */
const MONTHS = 12;
const MONDAY = 1;

/** A name holds the number as it is seen, `3` and not `3rd`: who speaks to the device says what stands there. */
const LABELS: Partial<Labels> = {
  labelNav: () => 'Month',
  labelDayButton: (date, { today, selected }) =>
    [today && 'Today', longDate(dayOf(date)), selected && 'selected'].filter(Boolean).join(', '),
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
      endMonth={new Date(today.getFullYear(), today.getMonth() + MONTHS)}
      weekStartsOn={MONDAY}
      labels={LABELS}
      autoFocus={autoFocus}
    />
  );
}

function dateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function dayOf(date: Date): Day {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return [
    digits(date.getFullYear(), 4),
    digits(date.getMonth() + 1, 2),
    digits(date.getDate(), 2),
  ].join('-');
}
