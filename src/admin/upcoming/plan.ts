import { isConfirmed, isSettled, isUnconfirmed, isUnsettled } from '../../domain/appointment';
import { daysLater, isDay } from '../../domain/calendar-day';
import { type PendingChange, withChanges } from '../../domain/change';
import { isKnownZone, visitorTime } from '../../domain/clock';
import { isKnownOrNot, withKnownName } from '../../domain/known';
import { lagosDay, lagosInstant, lagosTime } from '../../domain/lagos-time';
import { aboutText, KIND_WORDS } from '../../domain/lead-kind';
import { OFFICES, type Office } from '../../domain/office';
import { type InboxTable, isLeadStatus } from '../../domain/staff-event';
import { placeOf, theirClock } from '../../domain/zone';
import { HOUR_MS } from '../../lib/durations';
import {
  instant,
  listOf,
  maybe,
  nullable,
  number,
  object,
  oneOf,
  type ShapeOf,
  text,
} from '../../lib/shape';
import { parseTime } from '../../lib/time-words';
import { shortDayOf } from '../rows/fact-words';
import type { InboxRow } from '../rows/row';

const maybeText = nullable(text);
/** What is to be held, of either list. */
const isPlanned = object({
  found_in: oneOf('leads', 'contacts'),
  id: text,
  name: text,
  email: maybeText,
  phone: maybeText,
  kind: maybeText,
  property_slug: maybeText,
  property_interest: maybeText,
  appointment_at: maybeText,
  visitor_zone: maybeText,
  preferred_date: maybeText,
  office: maybeText,
  captured_by: maybe(maybeText),
  status: isLeadStatus,
  appointment_state: maybe(maybeText),
  host: maybe(maybeText),
  /** Who owns its row; missing in an older copy. */
  assignee: maybe(maybeText),
  /** How many there are in all; missing in one that was read from a row. */
  total: maybe(number),
  known: isKnownOrNot,
});
export const isPlan = listOf(isPlanned);
export type Planned = ShapeOf<typeof isPlanned>;

/** Kinds that are held at a time, even while they have none. */
const isHeld = oneOf('consultation', 'viewing', 'tour', 'video');

/**
 * Returns the appointment of a lead or contact that is still to be held, or that is or can be settled, or what was asked for
 * and has no time yet, even if the day asked for has passed; nothing if there is none.
 */
export function plannedOf(found_in: InboxTable, row: InboxRow, now: number): Planned | undefined {
  const { appointment_at = null } = row;
  const wantsTime =
    !appointment_at &&
    !row.appointment_state &&
    !row.merged_into &&
    row.status !== 'converted' &&
    (isHeld(row.kind) || isDay(row.preferred_date ?? ''));
  if (!appointment_at && !wantsTime) return undefined;
  const planned: Planned = { office: null, captured_by: null, ...row, found_in };
  const { appointment_state } = planned;
  const isOfNow =
    wantsTime || !hasBegun(planned, now) || canSettle(planned, now) || isSettled(appointment_state);
  return isOfNow ? planned : undefined;
}

/** The office that hosts it; Lagos if none is named. */
export const hostOf = ({ office }: Planned): Office =>
  OFFICES.find((one) => one === office) ?? 'lagos';

/** The moment at which it is held; undefined if only a day is asked for, or if it is none. */
export function startOf({ appointment_at }: Planned): number | undefined {
  const at = parseTime(appointment_at ?? '');
  return instant(at) ? at : undefined;
}

/** What it is called to give it another time, or its first. */
export const moveWords = (planned: Planned): string =>
  startOf(planned) === undefined ? 'Suggest a time' : 'Reschedule';

/** The day in Lagos on which it is held or asked for; empty if none was named. */
export function dayOfPlanned(planned: Planned): string {
  const at = startOf(planned);
  if (at !== undefined) return lagosDay(at);
  return isDay(planned.preferred_date ?? '') ? (planned.preferred_date ?? '') : '';
}

/** Slots start on the hour, and take it whole. */
const LASTS_MS = HOUR_MS;

/** Whether it is over, so that its outcome can be noted. */
export function isOver(planned: Planned, now: number): boolean {
  const at = startOf(planned);
  return at !== undefined && at + LASTS_MS <= now;
}

/** Whether it has begun: then it can't be cancelled any more, and may have been missed. */
function hasBegun(planned: Planned, now: number): boolean {
  return !((startOf(planned) ?? Number.NaN) > now);
}

/** Whether its time is agreed on with one tap. */
export function canConfirm(planned: Planned, now: number): boolean {
  return (
    startOf(planned) !== undefined &&
    isUnconfirmed(planned.appointment_state) &&
    !isOver(planned, now)
  );
}

/** Whether it is over, and nobody has said yet whether it was held. */
export function canSettle(planned: Planned, now: number): boolean {
  return isOver(planned, now) && isUnsettled(planned.appointment_state);
}

/** Whether it is confirmed and still to be held: that can be taken back, and another can hold it. */
export function isAgreed(planned: Planned, now: number): boolean {
  return isConfirmed(planned.appointment_state) && !isOver(planned, now);
}

/** Applies the changes that this device has not sent yet; what they cancel is gone. */
export function withMoves(
  plan: readonly Planned[],
  pending: readonly Pick<PendingChange, 'change' | 'state'>[],
): Planned[] {
  const moved = new Map<string, boolean>();
  for (const { change, state } of pending) {
    if (state === 'parked' || change.action !== 'event') continue;
    if (change.value.kind !== 'appointment') continue;
    moved.set(change.row_id, change.value.appointment_at === null);
  }
  return withChanges(plan, pending)
    .filter(({ id }) => moved.get(id) !== true)
    .map(withKnownName);
}

/**
 * Returns the refused changes to appointments that are not shown: whoever made them learns here that the visitor or a
 * colleague has cancelled or moved it.
 */
export function straysOf<Pending extends Pick<PendingChange, 'change' | 'state'>>(
  changes: readonly Pending[],
  shown: readonly Pick<Planned, 'id'>[],
): Pending[] {
  const ids = new Set(shown.map(({ id }) => id));
  return changes.filter(
    ({ change: { action, row_id, value }, state }) =>
      state === 'parked' && action === 'event' && 'appointment_at' in value && !ids.has(row_id),
  );
}

/**
 * Groups by day in Lagos, from today on; what has no time yet comes first. Yesterday's appointments are included while
 * nobody has said whether they were held.
 * @param answered the ids of those that were settled just now, which stay in their place
 */
export function byDay(
  plan: readonly Planned[],
  now: number,
  answered: ReadonlySet<string> = new Set(),
): { day: string; planned: Planned[] }[] {
  const today = lagosDay(now);
  const days = new Map<string, Planned[]>();
  for (const planned of plan) {
    const day = dayOfPlanned(planned);
    const isAsked = canSettle(planned, now) || (isOver(planned, now) && answered.has(planned.id));
    if (day >= today || (day === daysLater(today, -1) && isAsked))
      days.set(day, [...(days.get(day) ?? []), planned]);
  }
  const moment = (planned: Planned) =>
    startOf(planned) ?? lagosInstant(dayOfPlanned(planned), '00:00');
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, planned]) => ({
      day,
      planned: planned.sort((one, other) => moment(one) - moment(other)),
    }));
}

/** "Today, Thu 26 Nov". */
export function dayTitle(day: string, now: number): string {
  const today = lagosDay(now);
  if (day === today) return `Today, ${shortDayOf(day)}`;
  if (day === daysLater(today, -1)) return `Yesterday, ${shortDayOf(day)}`;
  return day === daysLater(today, 1) ? `Tomorrow, ${shortDayOf(day)}` : shortDayOf(day);
}

/** Shown where nothing tells the visitor's time zone. */
export const NOT_KNOWN = 'Their time zone is not known';

/** What clocks show where the visitor is: "03:00 in Chicago", "Wednesday, 22:00 in Honolulu". */
export function visitorWords(at: number, zone: string | null): string {
  // A time of no known zone must not pass for the visitor's.
  if (zone === null || !isKnownZone(zone)) return NOT_KNOWN;
  const local = visitorTime(at, zone);
  // As in Lagos.
  if (!local) return `${lagosTime(at)} in ${placeOf(zone)}`;
  return theirClock(local, zone) + (local.isNight ? ', at night' : '');
}

/** "consultation about Bloom Towers". */
export function wordsOf({ kind }: Pick<Planned, 'kind'>, property: string): string {
  return aboutText(isHeld(kind) ? KIND_WORDS[kind] : 'appointment', property);
}
