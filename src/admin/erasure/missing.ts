import type { ListedTable } from '../../domain/fields';
import { object, text } from '../../lib/shape';
import type { StaffClient } from '../client';
import { fetchRows } from '../rows/run-query';

/** This many keys make a URL of four kilobytes; some servers refuse more than eight. */
const AT_ONCE = 100;

const isId = object({ id: text });

/**
 * Returns which of these rows the database no longer has for whoever asks. Requests only keys.
 * @throws {QueryError} unless the database answers
 */
export async function missing(
  { database }: Pick<StaffClient, 'database'>,
  table: ListedTable,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Set<string>> {
  const gone = new Set(ids);
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    // Throws if the response has any other shape, which wouldn't tell what is gone.
    const rows = database
      .from(table)
      .select('id')
      .in('id', ids.slice(at, at + AT_ONCE));
    for (const { id } of await fetchRows(database, rows, isId, signal)) gone.delete(id);
  }
  return gone;
}
