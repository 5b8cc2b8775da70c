import type { Lists } from '../rows/lists';
import type { TableName } from '../rows/table';
import type { RowEvent } from './realtime';

/**
 * Passes on what the database tells: what came is looked for, what was changed is read again if it is shown, and what was
 * deleted is taken away.
 * @param onCome looks for new rows of a table, not more often than makes sense
 * @param onGone takes deleted rows off the device as well; nothing is said of which where there are too many
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
    // What has not been opened is read when it is.
    if (list.data()) void list.refresh();
  } else {
    for (const id of ids) {
      if (operation === 'DELETE') list.replace(id, null);
      else if (list.holds(id)) void list.reread(id);
    }
  }
}
