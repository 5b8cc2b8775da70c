import type { ListedTable } from '../../domain/fields';
import type { Lists } from '../rows/lists';
import type { RowEvent } from './realtime';

/**
 * Applies what the database reports: checks for new rows, refetches changed ones if they are shown, and removes deleted
 * ones.
 * @param onGone removes deleted rows from the device as well; null if there are too many to name
 */
export function tellLists(
  lists: Pick<Lists, ListedTable>,
  { table, operation, ids }: RowEvent,
  onGone: (ids: readonly string[] | null) => void,
): void {
  const list = lists[table];
  if (operation === 'DELETE') onGone(ids);
  if (operation === 'INSERT') list.checkForNew();
  else if (!ids) void list.refresh();
  else {
    for (const id of ids) {
      if (operation === 'DELETE') list.replace(id, null);
      else void list.reread(id);
    }
  }
}
