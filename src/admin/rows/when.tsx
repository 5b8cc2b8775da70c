import { useNow } from '../../hooks/use-now';
import { parseTime } from '../../lib/database-time';
import { exactTime, relativeTime } from '../../lib/time-words';

const MINUTE_MS = 60_000;

/** When the database stored something, as far ago as it is now. */
export function When({ at }: { at: string }) {
  const stored = parseTime(at);
  return (
    <time dateTime={new Date(stored).toISOString()} title={exactTime(stored)}>
      {relativeTime(stored, Math.max(useNow(MINUTE_MS), stored))}
    </time>
  );
}
