import { type LiveChange, pendingOf, readChange } from '../../offline/change-entry';
import { isLive } from '../../offline/entry';
import type { OutboxContents } from '../../offline/status';
import type { Connectivity } from '../../remote/connectivity';

/** The staff changes that the database does not have yet, in the order of capture. */
export function pendingChanges({ changes }: OutboxContents): LiveChange[] {
  return changes.map(readChange).filter(isLive);
}

/** Every record that this release can't read, staff changes included. */
export function unreadableRecords({ changes, unreadable }: OutboxContents) {
  const damaged = changes.filter((record) => !readChange(record));
  return [
    ...unreadable,
    ...damaged.map((record) => ({ seq: 'seq' in record ? Number(record.seq) : 0, record })),
  ];
}

/** Whether the change can be retried as it is. Conflicts are resolved in the dashboard. */
export function canBeSentAgain({ state }: LiveChange): boolean {
  return state.kind === 'parked' && !state.isConflict;
}

/** Returns the dashboard's address; with the row whose change needs a decision, the first of several. */
export function dashboardAddress(changes: readonly LiveChange[]): string {
  const parked = changes.find(({ state }) => state.kind === 'parked')?.change;
  if (!parked) return '/admin';
  const { row_table, row_id } = parked;
  // Units are a sheet of the figures.
  if (row_table === 'units') return '/admin?tab=statistics';
  const tab = row_table === 'newsletter_subscribers' ? 'newsletter' : row_table;
  return `/admin?tab=${tab}&row=${row_id}`;
}

/** A change's state and what happens next. */
export function changeStateWords(change: LiveChange, connectivity: Connectivity): string {
  const pending = pendingOf(change);
  if (pending?.state === 'sending') return 'Being sent now.';
  if (pending?.why) return pending.why;
  return connectivity === 'online'
    ? 'Goes out when you open the dashboard.'
    : 'Goes out from the dashboard as soon as there is a network.';
}
