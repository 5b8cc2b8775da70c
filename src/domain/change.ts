import { oneOf } from '../lib/shape';
import type { ListedTable } from './fields';

export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'converted'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];
export const isLeadStatus = oneOf(...LEAD_STATUSES);

/** What an administrator does to a row. Values are texts because the outbox stores them as such. */
export type ChangeAction =
  | { row_table: 'leads'; action: 'status'; value: LeadStatus }
  /** An empty text clears the notes. */
  | { row_table: 'leads'; action: 'notes'; value: string }
  | { row_table: 'newsletter_subscribers'; action: 'active'; value: 'true' | 'false' }
  | { row_table: ListedTable; action: 'delete'; value: null };

/** A staff change: it waits in the outbox as a submission does, and contains no personal data of the row. */
export type Change = ChangeAction & {
  table: 'changes';
  row_id: string;
  /** The row's state that the change is based on, from `seenOf`. */
  seen: string | null;
  /** The user id of the administrator who made it. */
  staff: string;
};

/** A change that the database doesn't have yet. */
export type PendingChange = {
  /** Increases with each change made on this device. */
  seq: number;
  change: Change;
  /** `parked`: no longer tried; waits for a person. */
  state: 'waiting' | 'sending' | 'parked';
  /** Why it was refused or is still waiting, as a sentence. */
  why: string | undefined;
  /** Somebody else has changed or deleted the row since. */
  isConflict: boolean;
};

/** The columns that a change sets; none for a deletion. */
export function columnsOf(change: ChangeAction) {
  switch (change.action) {
    case 'status':
      return { status: change.value };
    case 'notes':
      return { notes: change.value || null };
    case 'active':
      return { is_active: change.value === 'true' };
    case 'delete':
      return {};
  }
}

/**
 * The optimistic update: the rows with their pending changes applied, and without the deleted ones. Parked changes, and
 * any change behind a parked one, are not applied: those rows show what the database has. Rows without changes keep
 * their identity.
 */
export function withChanges<Row extends { id: string }>(
  rows: readonly Row[],
  changes: readonly Pick<PendingChange, 'change' | 'state'>[],
): Row[] {
  const byRow = new Map<string, Change[]>();
  const stopped = new Set<string>();
  for (const { change, state } of changes) {
    if (state === 'parked') stopped.add(change.row_id);
    if (stopped.has(change.row_id)) continue;
    byRow.set(change.row_id, [...(byRow.get(change.row_id) ?? []), change]);
  }
  return rows.flatMap((row) => {
    const own = byRow.get(row.id);
    if (!own) return [row];
    if (own.some(({ action }) => action === 'delete')) return [];
    const set: ReturnType<typeof columnsOf> = Object.assign({}, ...own.map(columnsOf));
    return [{ ...row, ...set }];
  });
}
