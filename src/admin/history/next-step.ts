import { columnsOf, type PendingChange } from '../../domain/change';
import { lagosDay } from '../../domain/lagos-time';
import type { StaffEvent, Way } from '../../domain/staff-event';
import { parseTime } from '../../lib/time-words';
import { type HistoryEvent, latestFirst, waitingEvents } from './history';

const STEP: StaffEvent['kind'] = 'follow_up';
const WAYS: readonly string[] = ['call', 'whatsapp', 'visit'] satisfies Way[];

/**
 * Returns the time of the next step, if it is to call back at one: the row has its day alone.
 * @param changes what waits on this device
 */
export function nextStepAt(
  day: string | null | undefined,
  events: readonly HistoryEvent[],
  changes: readonly PendingChange[],
): number | undefined {
  if (!day) return undefined;
  const all = withWaiting(events, changes);
  // A day that was set afterwards counts instead.
  const set = all.find((one) => one.applied && (one.kind === STEP || one.call_back_at));
  const at = set?.call_back_at ? parseTime(set.call_back_at) : undefined;
  return at !== undefined && lagosDay(at) === day ? at : undefined;
}

/** Whether the last call found nobody, and nobody has reached them since in another way. */
export function isUnanswered(
  events: readonly HistoryEvent[],
  changes: readonly PendingChange[],
): boolean {
  const last = withWaiting(events, changes).find(({ kind }) => WAYS.includes(kind));
  return last?.kind === 'call' && last.outcome === 'no_answer';
}

/** What the database has, and what waits on this device, latest first. */
const withWaiting = (events: readonly HistoryEvent[], changes: readonly PendingChange[]) =>
  latestFirst([...waitingEvents(events, changes), ...events]);

/**
 * The same from what a list knows of a row, without its history.
 * @param stored the time that the database has for it; a change that waits here may have set another
 */
export function stepTime(
  day: string | null | undefined,
  stored: number | undefined,
  changes: readonly PendingChange[],
): number | undefined {
  const isSetHere = changes.some(
    ({ change, state }) => state !== 'parked' && 'follow_up_on' in columnsOf(change),
  );
  if (isSetHere) return nextStepAt(day, [], changes);
  return stored !== undefined && lagosDay(stored) === day ? stored : undefined;
}
