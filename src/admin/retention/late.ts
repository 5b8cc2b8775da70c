import { parseTime } from '../../lib/database-time';
import { britishDate } from '../../lib/english';
import { listOf, nullable, object, type ShapeOf, text } from '../../lib/shape';

/** What `retention_health()` answers: since when which promise of the privacy page has been waiting. */
export const isHealth = listOf(object({ job: text, late_since: nullable(text) }));
type Health = ShapeOf<typeof isHealth>;

const NOUNS: Record<string, string> = {
  contacts: 'Old enquiries',
  leads: 'Old leads',
  observations: 'Old measurements of the pages',
  submission_buckets: 'Scrambled network addresses',
  retention_runs: 'Old records of erasures',
};

/** "Old enquiries have not been erased since 3 November 2026." A line each for what is late. */
export function lateLines(health: Health): string[] {
  return health.flatMap(({ job, late_since }) => {
    if (late_since === null) return [];
    const day = new Date(parseTime(late_since)).toISOString().slice(0, 10);
    const noun = NOUNS[job] ?? `Old rows of ${job.replaceAll('_', ' ')}`;
    return [`${noun} have not been erased since ${britishDate(day)}.`];
  });
}
