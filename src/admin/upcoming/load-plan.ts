import { hostNow } from '../../device/clock';
import { daysLater } from '../../domain/calendar-day';
import { lagosDay, lagosInstant } from '../../domain/lagos-time';
import type { StaffClient } from '../client';
import { runQuery } from '../rows/run-query';
import { isPlan, type Planned } from './plan';

/**
 * Loads what is to be held from today on, and what was held yesterday.
 * @throws {QueryError} unless the database answers
 */
export function loadPlan(
  { database }: Pick<StaffClient, 'database'>,
  signal: AbortSignal,
): Promise<Planned[]> {
  // All of today, by the calendar in Lagos: what was at nine is still today's. The outcome of yesterday's may not be noted yet.
  const yesterday = daysLater(lagosDay(hostNow()), -1);
  const since = new Date(lagosInstant(yesterday, '00:00')).toISOString();
  return runQuery(database.rpc('upcoming', { since }), isPlan, signal);
}
