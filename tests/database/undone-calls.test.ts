import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { entryOf } from './support/door';
import { keptAs, openPlainDatabase } from './support/plain';

// PostgREST lets whoever calls a function shape the answer. What fails on it would tell it, and undo the call with its token.

const db = await openPlainDatabase();
// Supabase's GraphQL is one function for PostgREST, which calls others, all in one transaction.
await db.exec(
  `create function public.graphql(entry jsonb) returns jsonb language sql as 'select public.submit(entry)'`,
);

/** The statement that PostgREST makes of a call by POST (src/library/PostgREST/Query, as of 2026-08). */
const statement = (door: string, select = `"${door}".*`, where = '') =>
  `WITH pgrst_source AS (SELECT pgrst_call.pgrst_scalar FROM (SELECT $1::json AS json_data) pgrst_payload, LATERAL (SELECT "entry" FROM json_to_record(pgrst_payload.json_data) AS _("entry" jsonb) LIMIT 1) pgrst_body , LATERAL (SELECT "public"."${door}"("entry" := pgrst_body."entry") pgrst_scalar) pgrst_call) SELECT null::bigint AS total_result_set, 1 AS page_total, coalesce(json_agg(_postgrest_t.pgrst_scalar)->0, 'null') AS body, nullif(current_setting('response.headers', true), '') AS response_headers, nullif(current_setting('response.status', true), '') AS response_status, '' AS response_inserted FROM (SELECT ${select} FROM "pgrst_source" AS "${door}" ${where} ) _postgrest_t`;
const cast = (door: string) =>
  statement(door, `CAST( "${door}"."pgrst_scalar"->>'outcome' AS int ) AS "pgrst_scalar"`);
/** With a pattern that must not end so, which is noticed only where the rest of it fits. */
const like = (outcome: string) =>
  statement('submit', undefined, `WHERE  "submit"."pgrst_scalar"->>'outcome' like '${outcome}\\'`);

/** The outcome for a subscription, or the error. */
async function said(sql: string, email: string): Promise<string> {
  const id = randomUUID();
  const columns = { id, email, name: 'Where cast(', secret: id };
  const entry = { ...entryOf('newsletter_subscribers', columns), revision: 1 };
  return keptAs(db, 'anon', async (tx) => {
    type Answer = { body: { outcome: string } };
    const { rows } = await tx.query<Answer>(sql, [JSON.stringify({ entry })]);
    return rows[0]?.body.outcome ?? '';
  }).catch(String);
}

test('a plain call is answered', async () => {
  expect(await said(statement('submit'), 'ada@example.com')).toBe('stored');
  expect(await said(statement('submit'), 'ada@example.com')).toBe('listed');
});

test.each([
  ['?select=pgrst_scalar:pgrst_scalar->>outcome::int', cast('submit')],
  ['?pgrst_scalar->>outcome=like.listed\\', like('listed')],
  ['?pgrst_scalar->>outcome=like.stored\\', like('stored')],
  ['several calls in one', statement('graphql')],
  ['a correction', cast('correct')],
  ['a picture', cast('attach_picture')],
  ['an appointment', cast('appointment')],
])('no error tells an answer: %s', async (_, sql) => {
  const known = await said(sql, 'ada@example.com');
  expect(known).toContain('An answer is taken as it is.');
  expect(await said(sql, 'eve@example.com')).toBe(known);
});
