import { useRef } from 'react';
import { closures } from '../../content/holidays.generated';
import { isDay } from '../../domain/calendar-day';
import { lagosDay } from '../../domain/lagos-time';
import { isOpenOn, noticeEnds, type Office } from '../../domain/office';
import { nextDays } from '../../domain/slot';
import { useNow } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import { Action } from '../../ui/button';
import { typeInto, useFieldText } from '../../ui/field-text';
import { DayStrip, Schedule } from './day-strip';

/** How many days are offered; later ones can be typed. */
const DAYS = 14;

type Props = {
  /** The id of the date field. */
  field: string;
  /** The office that hosts the visit. */
  office?: Office | undefined;
};

/**
 * The next days on which somebody can show you round. They and the date field below are one: choosing a day fills that in,
 * and a day that is typed there is chosen here.
 */
export function VisitDays({ field, office = 'lagos' }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const now = useNow(MINUTE_MS);
  const typed = useFieldText(field);
  const first = lagosDay(noticeEnds(office, now, closures));
  const isOpen = (day: string) => day >= first && isOpenOn(day, closures[office]);
  const selected = isDay(typed) && isOpen(typed) ? typed : undefined;
  const days = [
    ...new Set([...nextDays(now, DAYS, isOpen), ...(selected ? [selected] : [])]),
  ].sort();
  const choose = (day: string) => {
    const date = document.getElementById(field);
    if (date instanceof HTMLInputElement) typeInto(date, day);
  };
  const clear = () => {
    choose('');
    // The button goes, and must not take the focus along.
    box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  };
  return (
    <div ref={box}>
      <Schedule>
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
          <strong id={`${field}-days`}>Choose a day</strong>
          {typed !== '' && <Action onClick={clear}>Clear the day</Action>}
        </div>
        <DayStrip
          labelledBy={`${field}-days`}
          days={days}
          today={lagosDay(now)}
          selected={selected}
          leadsAway={false}
          onChoose={choose}
          autoFocus={false}
        />
      </Schedule>
    </div>
  );
}
