import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlainDatabase } from '../../scripts/backend/plain-database';
import { BOOT_TIMEOUT_MS } from './support/backend';

/** The page's own words, however its lines are broken. */
const page = readFileSync('src/pages/privacy.tsx', 'utf8').replaceAll(/\s+/g, ' ');

let db: PGlite;
beforeAll(async () => {
  db = await openPlainDatabase();
}, BOOT_TIMEOUT_MS);
afterAll(() => db.close());

test.each([
  ['Enquiries are deleted after 24 months.', 'contacts', 'keep', '24 months'],
  ['deleted 24 months after we last worked on it', 'leads', 'keep', '24 months'],
  [
    'with the page’s address and the hour, and deleted after 90 days',
    'observations',
    'keep',
    '90 days',
  ],
  [
    'one that nobody confirms is deleted after 30 days',
    'newsletter_unconfirmed',
    'keep',
    '30 days',
  ],
  // Until it is called late, it may still wait.
  [
    'erases it within two hours of their last enquiry',
    'submission_buckets',
    'keep + late_after',
    '2 hours',
  ],
])('“%s” is what the database does', async (promise, job, figure, promised) => {
  expect(page).toContain(promise);
  const { rows } = await db.query(
    `select ${figure} = $1::interval as is_kept from private.retention where job = $2`,
    [promised, job],
  );
  expect(rows).toEqual([{ is_kept: true }]);
});

test.each([
  'A change to something already saved is kept only once you save that change.',
  'Their own name stays on their phone until they change it or clear this site’s data.',
])('says of the phone: “%s”', (promise) => {
  expect(page).toContain(promise);
});

test('nothing else is erased by itself that the page would have to name', async () => {
  const { rows } = await db.query<{ job: string }>(
    'select job from private.retention order by job',
  );
  // One holds hashes of secrets, one is a record of erasures: nobody’s data is in them.
  expect(rows.map(({ job }) => job)).toEqual([
    'contacts',
    'lead_amendments',
    'leads',
    'newsletter_unconfirmed',
    'observations',
    'retention_runs',
    'submission_buckets',
  ]);
});
