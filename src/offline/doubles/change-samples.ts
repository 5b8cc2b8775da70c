import type { Change } from '../../domain/change';
import { capturedChange, type KeptChange } from '../changes/kept-change';

/** A change of a lead's status, by Ada unless told. */
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

export function keptChange(
  seq: number,
  change: Partial<Change> = {},
  state?: KeptChange['state'],
): KeptChange {
  const kept = { seq, ...capturedChange(`${change.row_id}:${seq}`, statusChange(change), 0) };
  return state ? { ...kept, state } : kept;
}
