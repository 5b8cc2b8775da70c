import { createChannel } from '../../device/channel';
import type { ListedTable } from '../../domain/fields';
import { parseTime } from '../../lib/database-time';
import type { Shape, ShapeOf } from '../../lib/shape';
import { object, text } from '../../lib/shape';
import { isTable } from '../../offline/entry';

const isAnything = (_: unknown): _ is unknown => true;

/** A row as the database answered it after a change; the list checks its shape. Null if it is gone. */
/** Tabs tell each other of the tables that they list. */
const isListed = isTable as Shape<ListedTable>;
const isStoredNews = object({ table: isListed, id: text, row: isAnything as Shape<unknown> });
export type StoredNews = ShapeOf<typeof isStoredNews>;

/**
 * Whether another tab passes on a row that is older than the one shown here. Tabs may be frozen for a while, and what
 * they were told is then late. A subscriber's times say when it last changed; a contact never changes.
 */
export function isOutdated(passed: unknown, shown: object | undefined): boolean {
  return lastTime(passed) < lastTime(shown);
}

const TIMES = ['updated_at', 'subscribed_at', 'unsubscribed_at', 'resubscribed_at', 'confirmed_at'];

function lastTime(row: unknown): number {
  const stored = typeof row === 'object' && row ? TIMES.map((time) => Reflect.get(row, time)) : [];
  return Math.max(0, ...stored.filter(text).map(parseTime).filter(Number.isFinite));
}

/** Passes such rows on to the dashboard's other tabs, before the change is no longer pending there. */
export const rowChannel = createChannel('meridian-rows', isStoredNews);
