import { createChannel } from '../../device/channel';
import type { Shape, ShapeOf } from '../../lib/shape';
import { object, text } from '../../lib/shape';
import { isTable } from '../../offline/entry';

const isAnything = (_: unknown): _ is unknown => true;

/** A row as the database answered it after a change; the list checks its shape. Null if it is gone. */
const isStoredNews = object({ table: isTable, id: text, row: isAnything as Shape<unknown> });
export type StoredNews = ShapeOf<typeof isStoredNews>;

/** Passes such rows on to the dashboard's other tabs, before the change is no longer pending there. */
export const rowChannel = createChannel('meridian-rows', isStoredNews);
