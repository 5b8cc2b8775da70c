import { useQuery } from '@tanstack/react-query';
import { hostNow } from '../../device/clock';
import { daysLater } from '../../domain/calendar-day';
import { lagosDay, lagosTime } from '../../domain/lagos-time';
import { CITY, OFFICES } from '../../domain/office';
import { britishDate, fullDay } from '../../lib/english';
import { listOf, nullable, number, object, oneOf, type ShapeOf, text } from '../../lib/shape';
import { parseTime } from '../../lib/time-words';
import { runQuery } from '../rows/run-query';
import { useStaff } from '../staff';

/** The answer of `retention_health()`: since when each of the privacy page's erasures has been overdue, if it is. */
export const isHealth = listOf(object({ job: text, late_since: nullable(text) }));
type Health = ShapeOf<typeof isHealth>;

const NOUNS: Record<string, string> = {
  contacts: 'Old enquiries',
  leads: 'Old leads',
  observations: 'Old measurements of the pages',
  submission_buckets: 'Scrambled network addresses',
  retention_runs: 'Old records of erasures',
  cron_runs: 'Old records of scheduled jobs',
};

/** Returns a line for each overdue erasure: "Old enquiries have not been erased since 3 November 2026." */
export function lateLines(health: Health): string[] {
  return health.flatMap(({ job, late_since }) => {
    if (late_since === null) return [];
    const day = lagosDay(parseTime(late_since));
    const known = Object.hasOwn(NOUNS, job) ? NOUNS[job] : undefined;
    const noun = known ?? `Old rows of ${job.replaceAll('_', ' ')}`;
    return [`${noun} have not been erased since ${britishDate(day)}.`];
  });
}

/** Warns if data hasn't been erased in the time that the privacy page promises. */
export function LateNote() {
  const { client } = useStaff();
  // Offline it is unknown; the next query asks again.
  const { data: health } = useQuery({
    queryKey: ['retention'],
    queryFn: ({ signal }) => runQuery(client.database.rpc('retention_health'), isHealth, signal),
    staleTime: 0,
  });
  const lines = health ? lateLines(health) : [];
  if (lines.length === 0) return null;
  return (
    <div role="status" className="account-note mt-0">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="note mt-1">
        The privacy page promises this. Please tell whoever runs the website: its manual says what
        to do under “Erasing old data”.
      </p>
    </div>
  );
}

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
