import { useDeviceNow } from '../../hooks/use-now';
import { exactTime, relativeTime } from '../../lib/time-words';

/** A time, both relative and by the clock. */
export function When({ at }: { at: number }) {
  const now = useDeviceNow();
  return (
    <time dateTime={new Date(at).toISOString()}>
      {relativeTime(at, now)} ({exactTime(at)})
    </time>
  );
}
