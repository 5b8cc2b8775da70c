import type { Submission } from './submission';

export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'converted'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** What an administrator does to a row. Texts only: that is how the outbox keeps it. */
export type ChangeAction =
  | { row_table: 'leads'; action: 'status'; value: LeadStatus }
  /** An empty text takes the notes away. */
  | { row_table: 'leads'; action: 'notes'; value: string }
  | { row_table: 'newsletter_subscribers'; action: 'active'; value: 'true' | 'false' }
  | { row_table: Submission['table']; action: 'delete'; value: null };

/** A change that waits for the database like a submission does, and holds nothing of the person whom the row is about. */
export type Change = ChangeAction & {
  table: 'changes';
  row_id: string;
  /** What the administrator saw of the row, by `seenOf`. */
  seen: string | null;
  /** Whose change it is: the administrator's user id. */
  staff: string;
};

/** A change that the database does not have yet. */
export type PendingChange = {
  /** Counts up on this device: the order of capture. */
  seq: number;
  change: Change;
  /** `parked`: no longer tried, a person has to look at it. */
  state: 'waiting' | 'sending' | 'parked';
  /** Why it was refused, or why it still waits: a sentence. */
  why: string | undefined;
  /** Somebody else has changed or deleted the row since. */
  isConflict: boolean;
};

/** The columns that a change sets; a deletion sets none. */
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
 * The rows as they will be once the changes are through: new values set, deleted ones gone. What is parked, and what
 * waits behind it, is left out: there the row stands as the database has it. Rows without changes stay the same objects.
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
