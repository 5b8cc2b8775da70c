import { randomUUID } from 'node:crypto';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { entryOf } from './door';
import { keptAs } from './plain';

/**
 * The statement that PostgREST makes of a call by POST (src/library/PostgREST/Query, as of 2026-08).
 * As a hosted project sets it, at most a thousand rows.
 * @param select what it makes of `?select=`
 * @param where what it makes of conditions
 */
export const callStatement = (door: string, select = `"${door}".*`, where = '') =>
  `WITH pgrst_source AS (SELECT pgrst_call.pgrst_scalar FROM (SELECT $1::json AS json_data) pgrst_payload, LATERAL (SELECT "entry" FROM json_to_record(pgrst_payload.json_data) AS _("entry" jsonb) LIMIT 1) pgrst_body , LATERAL (SELECT "public"."${door}"("entry" := pgrst_body."entry") pgrst_scalar) pgrst_call) SELECT null::bigint AS total_result_set, 1 AS page_total, coalesce(json_agg(_postgrest_t.pgrst_scalar)->0, 'null') AS body, nullif(current_setting('response.headers', true), '') AS response_headers, nullif(current_setting('response.status', true), '') AS response_status, '' AS response_inserted FROM (SELECT ${select} FROM "pgrst_source" AS "${door}" ${where} LIMIT 1000 OFFSET 0 ) _postgrest_t`;

/** A call whose answer is cast to what it is not. */
export const castCall = (door: string) =>
  callStatement(door, `CAST( "${door}"."pgrst_scalar"->>'outcome' AS int ) AS "pgrst_scalar"`);

/** A call with a condition whose pattern must not end so, which is noticed only where the rest of it fits. */
export const likeCall = (door: string, outcome: string) =>
  callStatement(door, undefined, `WHERE  "${door}"."pgrst_scalar"->>'outcome' like '${outcome}\\'`);

/** Supabase's GraphQL as PostgREST sees it: one function, which calls others, all in one transaction. */
export const GRAPHQL_SQL = `create function public.graphql(entry jsonb) returns jsonb language sql as 'select public.submit(entry)'`;

/** What a visitor is told who subscribes by such a statement: the outcome, or the error. */
export async function saidOf(
  db: PGlite,
  statement: string,
  email: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const id = randomUUID();
  const row = { id, email, name: 'Where cast(', secret: id };
  // A correction and a picture have what a subscription has not.
  const entry = { ...entryOf('newsletter_subscribers', row), revision: 1 };
  type Answer = { body: { outcome: string } };
  const call = (tx: Transaction) => tx.query<Answer>(statement, [JSON.stringify({ entry })]);
  const called = keptAs(db, 'anon', call, { headers });
  return called.then(({ rows }) => rows[0]?.body.outcome ?? '', String);
}
