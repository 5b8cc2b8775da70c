import { visitorTime } from '../../domain/clock';
import { parseTime } from '../../lib/database-time';

const IN_LAGOS = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Lagos',
});

/** The place in the name of a time zone: `America/New_York` is "New York". */
const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Says when an appointment is: what clocks in Lagos show, and the visitor's if they differ. */
export function appointmentWords(stored: string, zone: string | null | undefined): string {
  const at = parseTime(stored);
  const visitor = zone ? visitorTime(at, zone) : null;
  const lagos = `${IN_LAGOS.format(at)} in Lagos`;
  if (!zone || !visitor) return lagos;
  const day = visitor.otherDay ? ` on ${visitor.otherDay.weekday}` : '';
  return `${lagos}, ${visitor.time}${day} in ${placeOf(zone)}`;
}
