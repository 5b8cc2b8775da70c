import { useChangeDelivery } from '../changes/use-change-delivery';
import { listsOf } from '../rows/lists';
import { useStaff } from '../staff';

/** Keeps the dashboard's lists alive as long as it stands: changes go out, and what became of them comes back. */
export function useLive(): void {
  const lists = listsOf(useStaff());
  useChangeDelivery((table, id, row) => lists[table].replace(id, row));
}
