import { sendManyEnquiries } from '../support/enquiry';
import { chanceFaults } from '../support/faults';
import { expect, test, WITH_WORKER } from '../support/fixtures';
import { countWaiting, openPage, readWaiting, readyOffline } from '../support/on-device';

test.use(WITH_WORKER);

const COUNT = 300;

test('300 enquiries through every network fault: 300 rows, none missing, none twice', async ({
  context,
  page,
  network,
  seed,
  site,
}) => {
  // Most of it is spent on typing the enquiries; their delivery has a limit of its own below.
  test.setTimeout(900_000);
  const prefix = `field-${seed}`;
  await openPage(page, '/properties/citadel-views');
  await readyOffline(page);
  await network.goDark();
  await context.setOffline(true);
  await sendManyEnquiries(page, prefix, COUNT);
  const captured = (await readWaiting(page)).map(({ id }) => id);
  expect(captured).toHaveLength(COUNT);

  network.plan(chanceFaults({ seed, share: 0.3, perId: 2, stalls: 4 }));
  await network.light();
  await context.setOffline(false);
  await expect.poll(() => countWaiting(page), { timeout: 600_000 }).toBe(0);

  const rows = await site.rows('contacts', { email: `like.${prefix}-*` });
  expect(rows.map(({ id }) => id).sort()).toEqual(captured.sort());
  expect(new Set(rows.map(({ email }) => email)).size).toBe(COUNT);
  expect(rows.every((row) => Date.parse(row.captured_at) < Date.parse(row.created_at))).toBe(true);
});
