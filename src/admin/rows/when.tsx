import { useAge } from '../../hooks/use-now';
import { parseTime } from '../../lib/database-time';
import { exactTime } from '../../lib/time-words';

/** How long ago the database stored something. */
export function When({ at }: { at: string }) {
  const stored = parseTime(at);
  return (
    <time dateTime={new Date(stored).toISOString()} title={exactTime(stored)}>
      {useAge(stored)}
    </time>
  );
}
