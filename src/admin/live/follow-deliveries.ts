import { type Change, columnsOf } from '../../domain/change';
import type { ListedTable } from '../../domain/fields';
import { isSameSeen, seenOf } from '../../domain/seen';
import { readChange } from '../../offline/changes/change-entry';
import type { List } from '../rows/list';
import type { Lists } from '../rows/lists';
import type { AnyRow } from '../rows/row';

type FollowedLists = Record<ListedTable, Pick<List<AnyRow>, 'find' | 'replace' | 'reread'>>;

/**
 * Creates a function that is called with the outbox's changes whenever they are published. A tab also learns there what
 * another tab has delivered, even if it was frozen meanwhile: its rows are changed in the same moment in which the
 * changes stop being pending, and are then read from the database.
 */
export function createFollowDeliveries(lists: Pick<Lists, ListedTable>) {
  const all = lists as unknown as FollowedLists;
  let pending = new Map<number, Change>();
  /** The deliveries whose rows have been, or are being, read. */
  const read = new Set<number>();

  return (records: readonly object[]): void => {
    const before = pending;
    pending = new Map();
    const entries = records.flatMap((record) => readChange(record) ?? []);
    /** The last change of each row: a subscriber's earlier ones say nothing about the row as it is now. */
    const last = new Map(entries.map(({ seq, change }) => [change.row_id, seq]));
    for (const { seq, change, state } of entries) {
      if (state.kind !== 'delivered') {
        pending.set(seq, change);
        continue;
      }
      const { row_table, row_id, action } = change;
      const list = all[row_table];
      const row = list.find(row_id);
      if (!row) continue;
      if (action === 'active' && last.get(row_id) !== seq) continue;
      if (action === 'delete') list.replace(row_id, null);
      else if (isBehind(row, change, state.before) && !read.has(seq)) {
        read.add(seq);
        // The stub of delivered notes no longer contains them.
        const known = before.get(seq) ?? (action === 'notes' ? undefined : change);
        if (known) list.replace(row_id, { ...row, ...columnsOf(known) });
        // A lead's timestamp says whether its row is still old; a subscriber may have been set back since.
        void list.reread(row_id).then((isRead) => {
          if (action !== 'active' || !isRead) read.delete(seq);
        });
      }
    }
  };
}

/** Whether a row is as it was before a change that has been delivered. */
function isBehind(row: AnyRow, { action, value }: Change, before: string | null): boolean {
  if ('is_active' in row) return action === 'active' && String(row.is_active) !== value;
  return 'updated_at' in row && isSameSeen(before, seenOf(row));
}
