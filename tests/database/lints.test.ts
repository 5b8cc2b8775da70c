import { afterAll, expect, test } from 'vitest';
import { LINTS } from './support/lints';
import { as, openPlainDatabase } from './support/plain';

const db = await openPlainDatabase();
afterAll(() => db.close());

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

test('every list and its filters use an index, in order', async () => {
  const newest = 'order by created_at desc, id desc limit 25';
  const lists = [
    `select * from public.contacts ${newest}`,
    `select * from public.contacts where property_slug = 'x' ${newest}`,
    `select * from public.leads ${newest}`,
    `select * from public.leads where status = 'new' ${newest}`,
    `select * from public.leads where source = 'viewing' ${newest}`,
    `select * from public.leads where property_slug = 'x' ${newest}`,
    `select * from public.leads where (created_at, id) < (now(), gen_random_uuid()) ${newest}`,
    `select * from public.newsletter_subscribers order by subscribed_at desc, id desc limit 25`,
    `select * from public.newsletter_subscribers where is_active order by subscribed_at desc, id desc limit 25`,
  ];
  for (const list of lists) {
    const plan = await as(db, 'service_role', async (tx) => {
      // With only a handful of rows, the planner would prefer a sequential scan.
      await tx.exec('set local enable_seqscan = off; set local enable_bitmapscan = off');
      const { rows } = await tx.query<{ 'QUERY PLAN': string }>(`explain ${list}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('Index');
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  }
});
