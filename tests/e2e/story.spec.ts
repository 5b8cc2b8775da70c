import { randomUUID } from 'node:crypto';
import { SAVED, sendEnquiry, sendManyEnquiries, someEnquiry } from '../support/enquiry';
import type { Fault } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { afterFirst } from '../support/nightly';
import { countWaiting, openOffline, openPage, readEntries } from '../support/on-device';
import { firstPage } from '../support/phone';
import { toast } from '../support/toasts';

test.beforeEach(({ complaints }) => complaints.expectNetworkErrors());

test('an enquiry made offline reaches the database once, even if the browser is killed @worker', async ({
  phone,
  network,
  site,
}) => {
  const enquiry = someEnquiry();
  const rows = () => site.rows('contacts', { email: `eq.${enquiry.email}` });

  // Visited once, online.
  const visit = await firstPage(await phone.open());
  await openOffline(visit, '/');
  await phone.close();

  // There is no signal at the estate.
  await network.goDark();
  const estate = await firstPage(await phone.open());
  await estate.goto('/properties/citadel-views');
  await sendEnquiry(estate, enquiry);
  await expect(toast(estate, SAVED)).toBeVisible();
  const [entry] = await readEntries(estate);
  await phone.kill();
  expect(network.posts).toEqual([]);

  // There is one again at home.
  await network.light();
  const home = await firstPage(await phone.open());
  await home.goto('/');
  await expect.poll(rows).toHaveLength(1);
  await expect.poll(() => countWaiting(home)).toBe(0);
  const [row] = await rows();
  expect(row).toMatchObject({ ...enquiry, id: entry?.id });
  expect(Date.parse(row?.captured_at ?? '')).toBe(Date.parse(entry?.capturedAt ?? ''));
  expect(Date.parse(row?.captured_at ?? '')).toBeLessThan(Date.parse(row?.created_at ?? ''));
  expect(network.posts).toHaveLength(1);
});

const whileSending: [string, Fault][] = [
  ['after the database has it', { kind: 'stall-after-commit' }],
  ['before the database has it', { kind: 'stall' }],
];
for (const [n, [moment, fault]] of whileSending.entries()) {
  test(`a browser killed while sending, ${moment}, leaves one row @worker`, {
    tag: afterFirst(n),
  }, async ({ phone, network, site }) => {
    const enquiry = someEnquiry();
    const page = await firstPage(await phone.open());
    await page.goto('/properties/citadel-views');
    network.plan(({ attempt }) => (attempt === 1 ? fault : undefined));
    await sendEnquiry(page, enquiry);
    await expect.poll(() => network.posts.length).toBe(1);
    if (fault.kind === 'stall-after-commit') {
      await expect.poll(() => network.posts[0]?.stored).toBe(true);
    }
    await phone.kill();

    const later = await firstPage(await phone.open());
    await later.goto('/');
    await expect.poll(() => network.posts.length).toBe(2);
    await expect.poll(() => countWaiting(later)).toBe(0);
    expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
  });
}

test('a page closed on the very click loses nothing that was reported as saved @worker', {
  tag: '@nightly',
}, async ({ phone, network, site }) => {
  const enquiry = someEnquiry();
  const context = await phone.open();
  const page = await firstPage(context);
  await openOffline(page, '/properties/citadel-views');
  await network.goDark();
  await sendEnquiry(page, enquiry);
  await expect(toast(page, SAVED)).toBeVisible();
  await page.close();
  await network.light();
  const next = await context.newPage();
  await next.goto('/');
  await expect.poll(() => site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
});

test('a server killed under load loses nothing and stores nothing twice @worker', {
  tag: '@nightly',
}, async ({ network, page, site }) => {
  const prefix = `power-cut-${randomUUID()}`;
  const rows = () => site.rows('contacts', { email: `like.${prefix}-*` });
  await openPage(page, '/');
  const typing = sendManyEnquiries(page, prefix, 16);
  await expect.poll(() => network.posts.filter(({ stored }) => stored).length).toBeGreaterThan(5);
  await site.kill();
  await typing;
  const acknowledged = network.posts.filter(({ stored }) => stored).map(({ id }) => id);

  await site.start();
  expect((await rows()).map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  // No event tells a phone that a server is back; only the next visit shows it.
  await page.reload();
  await expect.poll(() => countWaiting(page)).toBe(0);
  expect(await rows()).toHaveLength(16);
});
