import type { Lists } from '../rows/lists';
import type { TableName } from '../rows/table';
import type { RowEvent } from './realtime';

/**
 * Applies what the database reports: checks for new rows, refetches changed ones if they are shown, and removes deleted
 * ones.
 * @param onCome checks for a table's new rows, at a limited rate
 * @param onGone removes deleted rows from the device as well; null if there are too many to name
 */
export function tellLists(
  lists: Pick<Lists, TableName>,
  { table, operation, ids }: RowEvent,
  onCome: (table: TableName) => void,
  onGone: (ids: readonly string[] | null) => void,
): void {
  const list = lists[table];
  if (operation === 'DELETE') onGone(ids);
  if (operation === 'INSERT') {
    onCome(table);
  } else if (!ids) {
    // A list that hasn't been opened yet is loaded when it is.
    if (list.data()) void list.refresh();
  } else {
    for (const id of ids) {
      if (operation === 'DELETE') list.replace(id, null);
      else if (list.holds(id)) void list.reread(id);
    }
  }
}
