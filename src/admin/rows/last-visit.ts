import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hostNow } from '../../device/clock';
import { MINUTE_MS } from '../../lib/durations';
import { instant, nullable, object, type ShapeOf } from '../../lib/shape';
import { parseTime } from '../../lib/time-words';
import { useStaff } from '../staff';
import { type AnyRow, timeOf } from './row';

/** A return before that goes on with the same visit: after a reload, a call, a chat. */
const VISIT_ENDS_AFTER_MS = 30 * MINUTE_MS;
/** The key of the query and of the staff copy. */
const VISIT = 'visit';

const isVisit = object({
  /** When the visit before this one ended; null during the first. */
  before: nullable(instant),
  /** When the dashboard was last on the screen. */
  seen: instant,
});
export type Visit = ShapeOf<typeof isVisit>;

/** The visit at this moment: the last one goes on, or a new one begins. */
export function visitAt(last: Visit | undefined, now: number): Visit {
  if (!last) return { before: null, seen: now };
  // A clock that was set back begins no visit in the future.
  const isOver = now - last.seen > VISIT_ENDS_AFTER_MS;
  return { before: isOver ? last.seen : last.before, seen: now };
}

/** Returns when the last visit on this device ended, and notes when this one does. */
export function useLastVisit(): number | null {
  const { copy } = useStaff().lists;
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: [VISIT],
    queryFn: async () => visitAt((await copy.read(VISIT, isVisit))?.value, hostNow()),
  });
  const isKnown = data !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const note = () =>
      queries.setQueryData<Visit>([VISIT], (visit) => {
        const now = hostNow();
        const isLeft = document.visibilityState === 'hidden';
        const next = visit && isLeft ? { ...visit, seen: now } : visitAt(visit, now);
        void copy.write(VISIT, next);
        return next;
      });
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [copy, queries, isKnown]);
  return data?.before ?? null;
}

/** The first row that came in before the last visit ended, if there is a newer one above it. */
export function firstSeenOf(rows: readonly AnyRow[], visitedAt: number | null) {
  if (visitedAt === null) return undefined;
  const isSeen = (row: AnyRow) => parseTime(timeOf(row)) <= visitedAt;
  return rows.find((row, n) => {
    const above = rows[n - 1];
    return above && isSeen(row) && !isSeen(above);
  });
}
