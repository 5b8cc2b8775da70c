import { useEffect } from 'react';
import { closures } from '../../content/holidays.generated';
import { idle } from '../../device/idle';
import { clockWords } from '../../domain/clock';
import type { Closures, Office } from '../../domain/office';
import { officeHours } from '../../domain/office-hours';
import { useNow } from '../../hooks/use-now';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../lib/durations';
import { clockTime, exactTime } from '../../lib/time-words';
import { askHostTime } from '../../remote/probe';

/** Whether the office answers now, in the reader's own time. */
export function OpenNow({ office }: { office: Office }) {
  // A phone whose clock is wrong by a day would be told that somebody answers on a Sunday.
  useEffect(() => void idle().then(askHostTime), []);
  return <span>{openWords(office, useNow(MINUTE_MS), closures)}</span>;
}

/** "Open now, until 18:00 your time", "Opens in 3 h, at 09:00 your time". */
export function openWords(office: Office, now: number, closures: Closures): string {
  const hours = officeHours(office, now, closures);
  if (!hours) return '';
  const { isOpen, until } = hours;
  if (isOpen) return `Open now, until ${clockWords(clockTime(until))} your time`;
  const away = until - now;
  if (away >= DAY_MS) return `Opens ${exactTime(until)}, your time`;
  const wait =
    away < HOUR_MS ? `${Math.ceil(away / MINUTE_MS)} min` : `${Math.round(away / HOUR_MS)} h`;
  return `Opens in ${wait}, at ${clockWords(clockTime(until))} your time`;
}
