import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPlainDatabase } from '../../scripts/backend/plain-database';
import { BOOT_TIMEOUT_MS } from './support/backend';
import { as, outcome } from './support/plain';

let db: PGlite;
beforeAll(async () => {
  db = await openPlainDatabase();
}, BOOT_TIMEOUT_MS);
afterAll(() => db.close());

beforeEach(() =>
  db.exec(`
    delete from public.contacts;
    delete from public.leads;
    insert into public.contacts (name, email, message, created_at) values
      ('Old', 'old@example.com', 'Hello', now() - interval '25 months'),
      ('New', 'new@example.com', 'Hello', now() - interval '23 months');
    insert into public.leads (name, source, status, created_at, updated_at) values
      ('Old', 'viewing', 'new', now() - interval '30 months', now() - interval '30 months'),
      ('Touched', 'viewing', 'contacted', now() - interval '30 months', now() - interval '1 month'),
      ('Customer', 'viewing', 'converted', now() - interval '60 months', now() - interval '60 months');
  `),
);

const names = async (table: string) =>
  (await db.query<{ name: string }>(`select name from public.${table} order by name`)).rows.map(
    ({ name }) => name,
  );

test('old enquiries are forgotten; customers and whoever was spoken to lately stay', async () => {
  const { rows } = await db.query('select private.forget_old_enquiries() as count');
  expect(rows).toEqual([{ count: 2 }]);
  expect(await names('contacts')).toEqual(['New']);
  expect(await names('leads')).toEqual(['Customer', 'Touched']);
});

test('a slip of the hand does not forget what came last week', async () => {
  const slip = db.query(`select private.forget_old_enquiries(interval '1 day')`);
  expect(await outcome(slip)).toBe('P0001');
  expect(await names('contacts')).toEqual(['New', 'Old']);
});

test.each(['anon', 'authenticated', 'service_role'] as const)(
  'nobody can have it done over the API: %s',
  async (role) => {
    const call = as(db, role, (tx) => tx.query('select private.forget_old_enquiries()'));
    expect(await outcome(call)).toBe('42501');
  },
);
