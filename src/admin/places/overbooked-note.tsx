import { useQuery } from '@tanstack/react-query';
import { hostNow } from '../../device/clock';
import { daysLater } from '../../domain/calendar-day';
import { lagosDay, lagosTime } from '../../domain/lagos-time';
import { CITY, OFFICES } from '../../domain/office';
import { parseTime } from '../../lib/database-time';
import { fullDay } from '../../lib/english';
import { listOf, number, object, oneOf, type ShapeOf, text } from '../../lib/shape';
import { runQuery } from '../rows/run-query';
import { useStaff } from '../staff';

/** The answer of `full_slots()`: the times without a place left, and by how much they are over. */
export const isFullTimes = listOf(
  object({ office: oneOf(...OFFICES), starts_at: text, taken: number, places: number }),
);
type FullTimes = ShapeOf<typeof isFullTimes>;

/** As far ahead as consultations can be booked. */
const DAYS_AHEAD = 400;

/** Returns a line for each time with more consultations than places: requests from phones that were offline all arrive. */
export function overbookedLines(times: FullTimes): string[] {
  return times
    .filter(({ taken, places }) => taken > places)
    .map(({ office, starts_at, taken, places }) => {
      const at = parseTime(starts_at);
      const day = `${fullDay(lagosDay(at))} at ${lagosTime(at)} (Lagos time)`;
      return `${CITY[office]}, ${day}: ${taken} consultations, ${places} ${places === 1 ? 'place' : 'places'}.`;
    });
}

/** Names the times to come for which more consultations were requested than an office can hold. */
export function OverbookedNote() {
  const { client } = useStaff();
  const today = lagosDay(hostNow());
  const { data: times } = useQuery({
    queryKey: ['full-times', today],
    queryFn: ({ signal }) =>
      runQuery(
        client.database.rpc('full_slots', { since: today, until: daysLater(today, DAYS_AHEAD) }),
        isFullTimes,
        signal,
      ),
    staleTime: 0,
  });
  const lines = times ? overbookedLines(times) : [];
  if (lines.length === 0) return null;
  return (
    <div role="status" className="account-note mt-0">
      <p>Over capacity: please agree another time with one of them.</p>
      {lines.map((line) => (
        <p key={line} className="note mt-1">
          {line}
        </p>
      ))}
    </div>
  );
}
