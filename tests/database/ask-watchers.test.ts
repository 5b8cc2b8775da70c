import { beforeEach, expect, test } from 'vitest';
import { submitted } from './support/door';
import { keptAs, openPlainDatabase } from './support/plain';

// When the address of somebody who asks to be told of a property is asked first, and how often.

const db = await openPlainDatabase();
beforeEach(() => db.exec('delete from public.property_watchers'));

const ADA = 'ada@example.com';

const request = (slug: string, email = ADA) =>
  submitted(db, 'property_watchers', { email, property_slug: slug });

type Question = { id: string; email: string; property_slug: string };
const take = () =>
  keptAs(db, 'service_role', async (tx) => {
    const sql = `select jsonb_array_elements(public.take_mails('{question,change}')) as mail`;
    return (await tx.query<{ mail: Question }>(sql)).rows.map(({ mail }) => mail);
  });

/** Sends the questions that are due, and returns whom they ask about what. */
async function sent(): Promise<string[]> {
  const taken = await take();
  await db.query(`select public.settle_mails($1, 'sent')`, [taken.map(({ id }) => id)]);
  return taken.map(({ email, property_slug }) => `${email} about ${property_slug}`);
}

const daysLater = (days: number) =>
  db.exec(`
    update private.mails set settled_at = settled_at - interval '${days} days';
    update public.property_watchers set unsubscribed_at = unsubscribed_at - interval '${days} days';
  `);
const aDayLater = () => daysLater(1);

test('an address is asked once a day, whatever it is asked about', async () => {
  await request('bloom-towers');
  await request('citadel-views');
  await request('bloom-towers', 'ben@example.com');
  expect(await sent()).toEqual([`${ADA} about bloom-towers`, 'ben@example.com about bloom-towers']);
  expect(await sent()).toEqual([]);
  await aDayLater();
  expect(await sent()).toEqual([`${ADA} about citadel-views`]);
  await aDayLater();
  expect(await sent()).toEqual([]);
});

test('asking again sends the question again, a day after the last one', async () => {
  await request('bloom-towers');
  await request('bloom-towers');
  expect(await sent()).toHaveLength(1);
  await request('bloom-towers');
  expect(await sent()).toEqual([]);
  await aDayLater();
  expect(await sent()).toEqual([]);
  await request('bloom-towers');
  expect(await sent()).toEqual([`${ADA} about bloom-towers`]);
});

test('three questions without an answer are all in thirty days', async () => {
  const asked: string[] = [];
  for (let day = 0; day < 6; day += 1) {
    await request('bloom-towers');
    asked.push(...(await sent()));
    await aDayLater();
  }
  expect(asked).toHaveLength(3);
  await daysLater(30);
  expect(await sent()).toHaveLength(1);
});

test('after a “No” the address is asked about nothing for thirty days', async () => {
  await request('bloom-towers');
  await sent();
  await db.exec('select private.use_watch_link(token, false) from private.watcher_links');
  await request('citadel-views');
  await daysLater(29);
  expect(await sent()).toEqual([]);
  await aDayLater();
  expect(await sent()).toEqual([`${ADA} about citadel-views`]);
});

test('a question that is out keeps its link, and counts, whatever is asked for its address afterwards', async () => {
  await request('bloom-towers');
  await sent();
  for (const n of [1, 2, 3, 4, 5, 6]) await request(`invented-${n}`);
  const { rows } = await db.query(`select w.property_slug from public.property_watchers w
    join private.watcher_links l on l.watcher = w.id where w.unsubscribed_at is null order by 1`);
  expect(rows).toEqual(
    ['bloom-towers', 'invented-3', 'invented-4', 'invented-5', 'invented-6'].map(
      (property_slug) => ({ property_slug }),
    ),
  );
  expect(await sent()).toEqual([]);
  await aDayLater();
  expect(await sent()).toHaveLength(1);
});

test('a question that is being sent holds back the next one', async () => {
  await request('bloom-towers');
  await request('citadel-views');
  expect([(await take()).length, (await take()).length]).toEqual([1, 0]);
});

test('what nobody confirms is deleted after thirty days; what was confirmed stays', async () => {
  await request('bloom-towers');
  await request('bloom-towers', 'ben@example.com');
  await db.exec(`
    update public.property_watchers set created_at = now() - interval '31 days';
    update public.property_watchers set confirmed_at = now() where email = 'ben@example.com';
    update private.retention_runs set ran_at = ran_at - interval '2 days';
    select public.run_retention();
  `);
  const { rows } = await db.query('select email from public.property_watchers');
  expect(rows).toEqual([{ email: 'ben@example.com' }]);
});
