import { closures } from '../../content/holidays.generated';
import type { About } from '../../domain/booking';
import { isDayOpen, nextDays, offerAt, SLOT_STEP_MS } from '../../domain/slot';
import { useNow } from '../../hooks/use-now';
import { fullDay } from '../../lib/english';
import { deviceZone } from '../../lib/time-words';
import { ScheduleLink } from './schedule-link';

/** As many as stand beside each other in the card with the price. */
const DAYS = 5;

/** The next open days: each opens the scheduler with its times. */
export function NextDays({ about }: { about: About }) {
  const now = useNow(SLOT_STEP_MS);
  const offer = offerAt(now, deviceZone(), closures);
  return (
    <ul className="next-days" aria-label="The next open days">
      {nextDays(now, DAYS, (day) => isDayOpen(day, offer)).map((day) => {
        const [weekday = '', number, month = ''] = fullDay(day).split(' ');
        return (
          <li key={day}>
            <ScheduleLink
              className="button button-line"
              request={{ kind: 'appointment', about, day }}
            >
              <span className="note">{weekday.slice(0, 3)}</span>{' '}
              <span className="figures">{`${number} ${month.slice(0, 3)}`}</span>
            </ScheduleLink>
          </li>
        );
      })}
    </ul>
  );
}
