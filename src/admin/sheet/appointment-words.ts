import { visitorTime } from '../../domain/clock';
import { theirClock } from '../../domain/zone-place';
import { parseTime } from '../../lib/database-time';

const IN_LAGOS = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Lagos',
});

/** Says when an appointment is, on both clocks: what those in Lagos show, and the visitor's if they differ. */
export function bothClocks(stored: string, zone: string | null | undefined): string {
  const at = parseTime(stored);
  const visitor = zone ? visitorTime(at, zone) : null;
  // Whoever hosts it may be in London: a time is no place.
  const lagos = `${IN_LAGOS.format(at)} Lagos time`;
  return zone && visitor ? `${lagos}; ${theirClock(visitor, zone)}` : lagos;
}
