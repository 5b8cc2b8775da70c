import type { Change } from '../../domain/change';
import {
  type AnyChange,
  capturedChange,
  type DeliveredChange,
  type LiveChange,
  type StoredChange,
} from '../changes/change-entry';
import type { LiveState } from '../entry';

/** Returns a change of a lead's status, by Ada unless overridden. */
export function statusChange(changes: Partial<Change> = {}): Change {
  return {
    table: 'changes',
    row_table: 'leads',
    action: 'status',
    value: 'contacted',
    row_id: 'lead-1',
    seen: 't0|new|0',
    staff: 'ada',
    ...changes,
  } as Change;
}

/** Returns a change as it is stored on disk. */
export function storedSample(
  seq: number,
  change: Partial<Change> = {},
  state?: StoredChange['state'],
): StoredChange {
  const stored = { seq, ...capturedChange(`id-${seq}`, statusChange(change), 0) };
  return state ? { ...stored, state } : stored;
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
  const { state: _, ...stored } = storedSample(seq, change);
  return { ...stored, ambiguous: false, state };
}
