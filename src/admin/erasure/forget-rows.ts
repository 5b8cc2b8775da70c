import { createChannel } from '../../device/channel';
import type { ListedTable } from '../../domain/fields';
import { listOf, object, text } from '../../lib/shape';
import { readChange } from '../../offline/changes/change-entry';
import type { Outbox } from '../../offline/outbox';
import { keptKeys, type StaffCopy } from '../../staff-copy/staff-copy';
import { DELETED } from '../deleted/deleted-query';
import { forgetHistories } from '../history/history-query';
import { NOTES_KEY, rowOf, tellNotes } from '../notes/notes-keys';
import type { Lists } from '../rows/lists';
import { OPEN_LEADS } from '../rows/open-leads';
import type { Erased } from './person';

export const TABLES: readonly ListedTable[] = ['leads', 'contacts', 'newsletter_subscribers'];

/** Tells the dashboard's other tabs which rows were erased; otherwise they would write them back from memory. */
export const erasedChannel = createChannel('meridian-erased', listOf(text));

const isKept = object({ rows: listOf(object({ id: text })) });

/**
 * Removes erased rows from this device: from the lists on the screen, the staff copy, notes being typed, and unsent
 * changes, which would only come back as conflicts.
 */
export async function forgetRows(
  lists: Lists,
  outbox: Pick<Outbox, 'readContents' | 'discard'>,
  erased: Erased,
): Promise<void> {
  const gone = new Set(Object.values(erased).flat());
  forgetShown(lists, gone);
  erasedChannel.post([...gone]);
  await forgetCopies(lists.copy, gone);
  for (const key of await keptKeys(NOTES_KEY)) {
    if (gone.has(rowOf(key))) await lists.copy.remove(key);
  }
  tellNotes(lists.queries);
  const { changes } = await outbox.readContents();
  for (const record of changes) {
    const kept = readChange(record);
    if (kept && gone.has(kept.change.row_id)) await outbox.discard(kept.seq);
  }
}

/** Removes rows from the staff copy without changing its age. */
export async function forgetCopies(copy: StaffCopy, gone: ReadonlySet<string>): Promise<void> {
  for (const key of [...TABLES, OPEN_LEADS, DELETED]) {
    await copy.change(key, (value) =>
      isKept(value) ? { ...value, rows: value.rows.filter(({ id }) => !gone.has(id)) } : value,
    );
  }
  await forgetHistories(copy, gone);
}

/** Returns the ids of a table's rows that were stored on this device before `before`. */
export async function storedBefore(
  copy: StaffCopy,
  table: ListedTable,
  before: number,
): Promise<string[]> {
  const keys = table === 'leads' ? [table, OPEN_LEADS] : [table];
  const copies = await Promise.all(keys.map((key) => copy.read(key, isKept)));
  const old = copies.flatMap((kept) => (kept && kept.savedAt <= before ? kept.value.rows : []));
  return [...new Set(old.map(({ id }) => id))];
}

/** Removes rows from this tab's lists, which would otherwise write them into the copy again. */
export function forgetShown(lists: Lists, ids: Iterable<string>): void {
  for (const table of TABLES) {
    for (const id of ids) lists[table].forget(id);
    // A response in flight may contain them.
    void lists[table].refresh();
  }
}
