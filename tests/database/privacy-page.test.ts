import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openPlainDatabase } from './support/plain';

/** The page's text with normalised whitespace. */
const page = readFileSync('src/content/texts/privacy.mdx', 'utf8').replaceAll(/\s+/g, ' ');

const db = await openPlainDatabase();

/** Retention may be late before it counts as overdue. */
const AT_LATEST = 'keep + late_after';

test.each<[promise: string, job: string, promised: string, figure?: string]>([
  ['Enquiries are deleted after 24 months;', 'contacts', '24 months'],
  ['deleted 24 months after we last worked on it', 'leads', '24 months'],
  ['with the page’s address and the hour, and deleted after 90 days', 'observations', '90 days'],
  ['one that nobody confirms is deleted after 30 days', 'newsletter_unconfirmed', '30 days'],
  ['A property alert ends by itself after 24 months', 'property_watchers', '24 months'],
  ['and is deleted 30 days later', 'property_watchers_left', '30 days'],
  ['our record of sending it is deleted after three days', 'mails', '3 days'],
  ['is deleted 28 days after the day of the appointment', 'appointment_devices', '28 days'],
  ['can be brought back for 30 days', 'deleted_contacts', '30 days'],
  ['can be brought back for 30 days', 'deleted_leads', '30 days'],
  ['30 days after an invitation that nobody accepted', 'staff_invitations', '30 days'],
  ['erases it within two hours of their last enquiry', 'submission_buckets', '2 hours', AT_LATEST],
  ['it keeps another such form for nine days', 'place_claims', '9 days', AT_LATEST],
])('“%s” is what the database does', async (promise, job, promised, figure = 'keep') => {
  expect(page).toContain(promise);
  const { rows } = await db.query(
    `select ${figure} = $1::interval as is_kept from private.retention where job = $2`,
    [promised, job],
  );
  expect(rows).toEqual([{ is_kept: true }]);
});

test.each([
  'Nothing in it says who you are, unless this device remembers your details.',
  'A change to something already saved is kept only once you save that change.',
  'Their own name stays on their phone until they change it or clear this site’s data.',
  'A tour that has no time yet is deleted five weeks after the day you asked for, or after you asked',
])('the page says about the device: “%s”', (promise) => {
  expect(page).toContain(promise);
});

test('no other automatic deletion exists that the page would have to mention', async () => {
  const { rows } = await db.query<{ job: string }>(
    'select job from private.retention order by job',
  );
  // Those that the page omits hold hashes of secrets and of what was sent, records of erasures, and keys of what the staff were told, on devices
  // of theirs: nothing of a visitor.
  expect(rows.map(({ job }) => job)).toEqual([
    'appointment_devices',
    'capture_passes',
    'contacts',
    'deleted_contacts',
    'deleted_leads',
    'lead_amendments',
    'leads',
    'mails',
    'newsletter_unconfirmed',
    'observations',
    'place_claims',
    'property_watchers',
    'property_watchers_left',
    'push_outbox',
    'push_subscriptions',
    'retention_runs',
    'staff_invitations',
    'submission_buckets',
    'submission_contents',
  ]);
});
