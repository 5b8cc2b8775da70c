import type { ListedTable } from '../../domain/fields';
import { MINUTE_MS } from '../../lib/durations';
import { either, listOf, object, type ShapeOf, text } from '../../lib/shape';
import { keptKeys, type StaffCopy } from '../../staff-copy/staff-copy';
import { HISTORY, type History, isHistory } from '../history/history';
import { DAY, DELETED, QUEUE, UPCOMING } from '../queries';
import { OPEN_LEADS } from '../rows/load-page';

export const TABLES: readonly ListedTable[] = ['leads', 'contacts', 'newsletter_subscribers'];

const arePlanned = listOf(object({ id: text }));
const isKept = object({ rows: arePlanned });
const isKeptQueue = object({ rows: listOf(object({ row: object({ id: text }) })) });
const areKept = either(isKept, either(isKeptQueue, arePlanned));

/** Returns the ids of the rows in a copy of any of these shapes. */
function idsIn(kept: ShapeOf<typeof areKept>): string[] {
  const rows = Array.isArray(kept) ? kept : kept.rows;
  return rows.map((row) => ('row' in row ? row.row.id : row.id));
}

const LISTED: readonly string[] = [...TABLES, OPEN_LEADS, DAY];

/** Removes rows from the staff copy without changing its age. */
export const forgetCopies = (copy: StaffCopy, gone: ReadonlySet<string>): Promise<void> =>
  forgetIn([...LISTED, DELETED], copy, gone);

/** Does so for rows that are in no list any more, and may be among the deleted ones. */
export const forgetListed = (copy: StaffCopy, gone: ReadonlySet<string>): Promise<void> =>
  forgetIn(LISTED, copy, gone);

async function forgetIn(
  keys: readonly string[],
  copy: StaffCopy,
  gone: ReadonlySet<string>,
): Promise<void> {
  for (const key of keys) {
    await copy.change(key, (value) =>
      isKept(value) ? { ...value, rows: value.rows.filter(({ id }) => !gone.has(id)) } : value,
    );
  }
  await copy.change(QUEUE, (queue) =>
    isKeptQueue(queue)
      ? { ...queue, rows: queue.rows.filter(({ row }) => !gone.has(row.id)) }
      : queue,
  );
  // The appointments' copy is a list.
  await copy.change(UPCOMING, (plan) =>
    arePlanned(plan) && plan.some(({ id }) => gone.has(id))
      ? plan.filter(({ id }) => !gone.has(id))
      : plan,
  );
  await forgetHistories(copy, gone);
}

/** Returns the keys of a table's copies on this device. */
export const copyKeys = (table: ListedTable): string[] =>
  table === 'leads' ? [table, OPEN_LEADS] : [table];

/**
 * Returns the ids of the rows that these copies have had for a minute or longer; a clock that was set back since says
 * nothing of when.
 */
export async function storedLongAgo(
  copy: StaffCopy,
  keys: readonly string[],
  now: number,
): Promise<string[]> {
  const copies = await Promise.all(keys.map((key) => copy.read(key, areKept)));
  const old = copies.flatMap((kept) =>
    kept && Math.abs(now - kept.savedAt) >= MINUTE_MS ? idsIn(kept.value) : [],
  );
  return [...new Set(old)];
}

/** Removes erased rows from the histories that this device keeps. */
async function forgetHistories(copy: StaffCopy, gone: ReadonlySet<string>): Promise<void> {
  for (const key of await keptKeys(HISTORY)) {
    await copy.change(key, (value) => {
      if (gone.has(key.slice(HISTORY.length))) return undefined;
      return isHistory(value) ? withoutRows(value, gone) : value;
    });
  }
}

function withoutRows(history: History, gone: ReadonlySet<string>): History {
  const others = history.others.filter(({ id }) => !gone.has(id));
  const events = history.events.filter(
    ({ id, lead_id, contact_id }) => !gone.has(id) && !gone.has(lead_id ?? contact_id ?? ''),
  );
  const isWhole = others.length + events.length === history.others.length + history.events.length;
  return isWhole ? history : { ...history, events, others };
}
