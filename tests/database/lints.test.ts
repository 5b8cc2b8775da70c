import { expect, test } from 'vitest';
import { LINTS } from './support/lints';
import { as, openPlainDatabase } from './support/plain';

const db = await openPlainDatabase();

test.each(LINTS)('no schema fault: $name', async ({ query }) => {
  expect((await db.query(query)).rows).toEqual([]);
});

test.each(LINTS)('would be detected: $name', async ({ query, fault }) => {
  const found = await as(db, 'service_role', async (tx) => {
    await tx.exec('reset role');
    await tx.exec(fault);
    return (await tx.query(query)).rows;
  });
  expect(found.length).toBeGreaterThan(0);
});
