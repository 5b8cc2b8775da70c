import type { Database } from './database.ts';

/** A row of `private.erasures`, without its number, which each database counts for itself. */
export type Erasure = {
  erased_at: string;
  erased_by: string;
  row_counts: string;
  row_ids: string;
};
/** The table of them. */
export const ERASURES = 'private.erasures';
const COLUMNS = ['erased_at', 'erased_by', 'row_counts', 'row_ids'] as const;

/** What a database has erased on request. */
export async function erasuresIn(db: Database): Promise<Erasure[]> {
  const { rows } = await db.query<Erasure>(
    `select ${COLUMNS.map((column) => `${column}::text`).join()} from ${ERASURES} order by id`,
  );
  return rows;
}

/** Adds those that a database doesn't have yet. */
export async function mergeErasures(db: Database, erasures: Erasure[]): Promise<void> {
  await db.query(
    `insert into private.erasures (erased_at, erased_by, row_counts, row_ids)
     select distinct on (at, by) at, by, counts, ids
     from json_array_elements($1::text::json) as one,
       lateral (select (one ->> 'erased_at')::timestamptz, (one ->> 'erased_by')::uuid,
         (one ->> 'row_counts')::jsonb, (one ->> 'row_ids')::jsonb) as erasure (at, by, counts, ids)
     where not exists (select from private.erasures e where e.erased_at = at and e.erased_by = by)
     order by at, by`,
    [JSON.stringify(erasures)],
  );
}
