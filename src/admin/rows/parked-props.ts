import type { PendingChange } from '../../domain/change';
import type { AnyRow } from './row';

/** What is needed to show a parked change. */
export type ParkedProps = {
  pending: PendingChange;
  /** All changes that wait or failed, to this row and perhaps to others. */
  changes: readonly PendingChange[];
  /** Whom a deleted row was about, if known. */
  name: string | undefined;
  /** The row as the database has it; undefined if it is not in the list. */
  stored: AnyRow | undefined;
  /** Opens a row that is not in the list. */
  onFind?: ((id: string) => void) | undefined;
};
