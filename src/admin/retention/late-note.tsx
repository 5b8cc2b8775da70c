import { useQuery } from '@tanstack/react-query';
import { lagosDay } from '../../domain/lagos-time';
import { parseTime } from '../../lib/database-time';
import { britishDate } from '../../lib/english';
import { listOf, nullable, object, type ShapeOf, text } from '../../lib/shape';
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
        The privacy page promises this. Please tell whoever looks after the database: what to do is
        in docs/deploy.md, “Keeping what is needed”.
      </p>
    </div>
  );
}
