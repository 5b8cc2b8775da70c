import { AMENDMENT } from '../domain/amendment';
import type { LiveEntry } from './entry';

/** Whether the database has refused a correction for good: whatever is sent again, what was sent before stays. */
export function isFinal({ submission, state }: LiveEntry): boolean {
  if (!submission.revision || state.kind !== 'parked') return false;
  return state.names === AMENDMENT || state.code === 'PT422';
}
