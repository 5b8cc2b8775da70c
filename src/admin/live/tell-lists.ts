import type { Lists } from '../rows/lists';
import type { RowEvent } from './realtime';

const TABLES = ['contacts', 'newsletter_subscribers', 'leads'] as const;

/** Passes on what the server tells: a new row is offered, another one takes the place of what is shown. */
export function tellLists(lists: Lists, { table, kind, row, id }: RowEvent): void {
  const name = TABLES.find((one) => one === table);
  if (!name || typeof id !== 'string') return;
  if (kind === 'INSERT') lists[name].offer(row);
  else lists[name].replace(id, kind === 'DELETE' ? null : row);
}
