import { expect, test } from 'vitest';
import { openPlainDatabase } from './support/plain';
import { callStatement, castCall, GRAPHQL_SQL, likeCall, saidOf } from './support/postgrest';

// PostgREST lets whoever calls a function shape the answer. What fails on it would tell it, and undo the call with its token.

const db = await openPlainDatabase();
await db.exec(GRAPHQL_SQL);
const said = (sql: string, email: string, headers = {}) => saidOf(db, sql, email, headers);

test('a plain call is answered', async () => {
  expect(await said(callStatement('submit'), 'ada@example.com')).toBe('stored');
  expect(await said(callStatement('submit'), 'ada@example.com')).toBe('listed');
});

type Call = [string, string, Record<string, string>?];
test.each<Call>([
  ['?select=pgrst_scalar:pgrst_scalar->>outcome::int', castCall('submit')],
  ['?pgrst_scalar->>outcome=like.listed\\', likeCall('submit', 'listed')],
  ['?pgrst_scalar->>outcome=like.stored\\', likeCall('submit', 'stored')],
  ['several calls in one', callStatement('graphql')],
  ['a correction', castCall('correct')],
  ['a picture', castCall('attach_picture')],
  ['an appointment', castCall('appointment')],
  ['?offset=1, as one object', callStatement('submit'), { accept: 'application/vnd.pgrst.object' }],
  ['at most no row', callStatement('submit'), { prefer: 'handling=strict, max-affected=0' }],
  ['undone by wish', callStatement('submit'), { prefer: 'return=minimal,tx=rollback' }],
])('no error tells an answer: %s', async (_, sql, headers) => {
  const known = await said(sql, 'ada@example.com', headers);
  expect(known).toContain('This call takes no conditions on its answer.');
  expect(await said(sql, 'eve@example.com', headers)).toBe(known);
});
