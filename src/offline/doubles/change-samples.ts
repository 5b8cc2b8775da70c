import type { Change, PendingChange } from '../../domain/change';
import type { LeadStatus } from '../../domain/staff-event';
import {
  type AnyChange,
  capturedChange,
  type DeliveredChange,
  type LiveChange,
} from '../change-entry';
import type { LiveState } from '../entry';

/** Returns the event that sets a lead's status, by Ada unless overridden. */
export function statusChange(changes: Partial<Change> = {}): Change {
  return {
    table: 'changes',
    row_table: 'leads',
    ...setTo('contacted'),
    row_id: 'lead-1',
    staff: 'ada',
    ...changes,
  } as Change;
}

/** The part of a change that says which status is set. */
export const setTo = (status: LeadStatus) =>
  ({ action: 'event', value: { kind: 'status', status } }) as const;

/** The part of a change that adds a note. */
export const note = (body: string) => ({ action: 'event', value: { kind: 'note', body } }) as const;

/** Returns a change of a subscriber: they are deactivated by Ada, unless overridden. */
export function subscriberChange(changes: Partial<Change> = {}): Change {
  return statusChange({
    row_table: 'newsletter_subscribers',
    action: 'subscriber',
    value: { kind: 'unsubscription' },
    row_id: 'reader-1',
    ...changes,
  } as Partial<Change>);
}

/** Returns a change that waits, or is in the given state. */
export function changeSample(seq: number, change?: Partial<Change>, state?: LiveState): LiveChange;
export function changeSample(
  seq: number,
  change: Partial<Change>,
  state: DeliveredChange['state'],
): DeliveredChange;
export function changeSample(
  seq: number,
  change: Partial<Change> = {},
  state: AnyChange['state'] = { kind: 'waiting', dueAt: 0 },
) {
  return { seq, ...capturedChange(`id-${seq}`, statusChange(change), 0), state };
}

/** Returns a change that waits, or is in the given state, as the dashboard shows it. */
export const pendingSample = (
  change: Partial<Change> = {},
  state: PendingChange['state'] = 'waiting',
): PendingChange => ({
  seq: 1,
  id: 'id-1',
  capturedAt: '2026-11-26T10:00:00Z',
  change: statusChange(change),
  state,
  why: undefined,
  isConflict: false,
});
