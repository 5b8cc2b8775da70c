import { createChannel } from '../../device/channel';
import { listOf, text } from '../../lib/shape';
import { readChange } from '../../offline/change-entry';
import type { Outbox } from '../../offline/outbox';
import { keptKeys } from '../../staff-copy/staff-copy';
import { NOTES_KEY, rowOf, tellNotes } from '../notes/notes-draft';
import { DAY, QUEUE, UPCOMING } from '../queries';
import type { Queue } from '../queue/entries';
import type { Lists } from '../rows/lists';
import { STATISTICS } from '../statistics/statistics';
import type { Planned } from '../upcoming/plan';
import { forgetCopies, TABLES } from './forget-copies';
import type { Erased } from './person';

/** Tells the dashboard's other tabs which rows were erased; otherwise they would write them back from memory. */
export const erasedChannel = createChannel('meridian-erased', listOf(text));

/**
 * Removes erased rows from this device: from the lists on the screen, the staff copy, notes being typed, what this device
 * had sent itself, and unsent changes, which would only come back as conflicts.
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
  const { changes, entries } = await outbox.readContents();
  for (const { seq, id, amends } of entries) {
    if (gone.has(id) || (amends && gone.has(amends))) await outbox.discard(seq);
  }
  for (const record of changes) {
    const kept = readChange(record);
    if (kept && gone.has(kept.change.row_id)) await outbox.discard(kept.seq);
  }
}

/** Removes rows from this tab's lists, which would otherwise write them into the copy again. */
export function forgetShown(lists: Lists, ids: Iterable<string>): void {
  const gone = new Set(ids);
  lists.queries.setQueriesData<Queue>(
    { queryKey: [STATISTICS, QUEUE] },
    (queue) => queue && { ...queue, rows: queue.rows.filter(({ row }) => !gone.has(row.id)) },
  );
  lists.queries.setQueriesData<{ plan: readonly Planned[] }>(
    { queryKey: [UPCOMING] },
    (planned) => planned && { ...planned, plan: planned.plan.filter(({ id }) => !gone.has(id)) },
  );
  lists.queries.setQueriesData<{ rows: readonly { id: string }[] }>(
    { queryKey: [STATISTICS, DAY] },
    (day) => day && { ...day, rows: day.rows.filter(({ id }) => !gone.has(id)) },
  );
  for (const queryKey of [[UPCOMING], [STATISTICS, DAY]]) {
    void lists.queries.invalidateQueries({ queryKey });
  }
  for (const table of TABLES) {
    for (const id of gone) lists[table].forget(id);
    // A response in flight may contain them.
    void lists[table].refresh();
  }
}
