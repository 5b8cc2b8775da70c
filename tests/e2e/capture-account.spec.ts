import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/fixtures';
import { keptSession, letTokenExpire, openDashboard } from '../support/staff';
import { capture, openCapture } from '../support/viewing';

test('captures carry the account of whoever is signed in, over a night offline as well, and wait for no session', async ({
  complaints,
  network,
  page,
  site,
}) => {
  complaints.expectNetworkErrors();
  const run = randomUUID();
  const visitor = (n: number) => ({ name: `Visitor ${n}`, email: `${run}-${n}@example.com` });
  const capturedBy = async () =>
    (await site.rows('leads', { email: `like.${run}-*` })).map(({ captured_by }) => captured_by);
  await openDashboard(page, site);
  const account = (await keptSession(page))?.user.id;
  expect(account).toBeTruthy();

  await openCapture(page);
  await capture(page, visitor(1));
  await expect.poll(capturedBy).toEqual([account]);

  await network.goDark();
  await capture(page, visitor(2));
  await letTokenExpire(page);
  await network.light();
  await page.reload();
  await expect.poll(capturedBy).toEqual([account, account]);
  expect((await keptSession(page))?.user.id, 'the renewed session is kept').toBe(account);

  await letTokenExpire(page, { isRefused: true });
  await page.reload();
  await capture(page, visitor(3));
  await expect.poll(capturedBy).toEqual([account, account, null]);
});

test('what was captured before a colleague signed in is not theirs', { tag: '@nightly' }, async ({
  complaints,
  network,
  page,
  site,
}) => {
  complaints.expectNetworkErrors();
  const email = `${randomUUID()}@example.com`;
  await openCapture(page);
  await network.goDark();
  await capture(page, { name: 'Ada Obi', email });
  await network.light();
  await openDashboard(page, site);
  await expect
    .poll(() => site.rows('leads', { email: `eq.${email}` }))
    .toMatchObject([{ captured_by: null }]);
});
