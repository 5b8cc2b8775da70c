import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings';
import { namesShown, openLeads, openList, rowOf } from '../support/dashboard';
import { createFingers, type Point } from '../support/finger';
import { expect, test } from '../support/fixtures';
import { MOVING, moving } from '../support/moving';
import { aLead, clearLists, insertRows, leadNames } from '../support/rows';
import type { Site } from '../support/site';
import { openDashboard } from '../support/staff';
import { toast } from '../support/toasts';

test.beforeEach(({ site }) => clearLists(site));

const statusOf = async (site: Site, name: string) => {
  const [row] = await site.rows('leads', { name: `eq.${name}` });
  return row?.status;
};
const shiftOf = (page: Page, name: string) =>
  rowOf(page, name).evaluate((row) => Math.round(new DOMMatrix(row.style.transform).e));

/** Opens the leads, and waits until fingers can swipe them. */
async function openSwipeable(page: Page, site: Site, ...leads: ReturnType<typeof aLead>[]) {
  await insertRows(site, 'leads', leads);
  await openList(page, site, 'Leads');
  await expect(page.locator('.row-swipe')).toBeAttached();
}

/** A point on the words of a row. */
async function pointOn(page: Page, name: string, x = 60): Promise<Point> {
  const box = await rowOf(page, name).boundingBox();
  if (!box) throw new Error(`There is no row of ${name}.`);
  return { x, y: box.y + 30 };
}

test.describe('where things move', () => {
  test.use(MOVING);

  test('a row follows the finger that swipes it, and springs back if it is let go early', {
    tag: '@nightly',
  }, async ({ page, site }) => {
    await openSwipeable(page, site, aLead('Ada Obi'), aLead('Chidi Eze'));
    await moving(page);
    const fingers = await createFingers(page);
    const from = await pointOn(page, 'Ada Obi');
    await fingers.put(from);
    await fingers.move({ x: from.x + 120, y: from.y + 6 });
    // Its first step only tells the way.
    expect(await shiftOf(page, 'Ada Obi')).toBeGreaterThan(90);
    expect(await shiftOf(page, 'Chidi Eze')).toBe(0);
    const surface = page.locator('.row-swipe');
    await expect(surface).toContainText('Contacted');
    await expect(surface).not.toHaveAttribute('data-far');
    // It leaves the screen at its edge, and no page gets wider.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeFindings(page)).toEqual([]);
    await fingers.restAndLift();
    await expect(surface).toBeHidden();
    expect(await shiftOf(page, 'Ada Obi')).toBe(0);
    await expect(rowOf(page, 'Ada Obi').getByLabel('Status of Ada Obi')).toHaveValue('new');
  });
});

test('a lead swiped far to the right is set to Contacted, once, and that can be undone', async ({
  page,
  site,
}) => {
  await openSwipeable(page, site, aLead('Ada Obi'));
  const fingers = await createFingers(page);
  const from = await pointOn(page, 'Ada Obi');
  await fingers.put(from);
  await fingers.move({ x: from.x + 190, y: from.y });
  await fingers.rest();
  await expect(page.locator('.row-swipe')).toHaveAttribute('data-far');
  await fingers.lift();
  const status = rowOf(page, 'Ada Obi').getByLabel('Status of Ada Obi');
  await expect(status).toHaveValue('contacted');
  await expect(page.locator('.row-swipe')).toBeHidden();
  // No tap: its sheet stays closed.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toast(page, 'Status Updated')).toContainText('Ada Obi: Contacted.');
  // Whoever was answered is not swiped again.
  await fingers.put(from);
  await fingers.move({ x: from.x + 190, y: from.y });
  expect(await shiftOf(page, 'Ada Obi')).toBe(0);
  await fingers.lift();
  await toast(page, 'Status Updated').getByRole('button', { name: 'Undo' }).click();
  await expect(status).toHaveValue('new');
  expect(await statusOf(site, 'Ada Obi')).toBe('new');
});

test('a finger that scrolls, comes from the edge, or chooses rows swipes nothing', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const names = leadNames(20);
  await openSwipeable(page, site, ...names.map((name) => aLead(name)));
  const fingers = await createFingers(page);
  const { y } = await pointOn(page, 'Lead 3');
  // Upwards, and a little aside.
  await fingers.swipe({ x: 60, y }, { x: 130, y: y - 200 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(80);
  await expect(page.locator('.row-swipe')).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));

  const first = await pointOn(page, 'Lead 0', 12);
  await fingers.put(first);
  await fingers.move({ x: 220, y: first.y });
  expect(await shiftOf(page, 'Lead 0')).toBe(0);
  await fingers.lift();

  await page.getByRole('button', { name: 'Select' }).click();
  await fingers.put({ ...first, x: 60 });
  await fingers.move({ x: 260, y: first.y });
  expect(await shiftOf(page, 'Lead 0')).toBe(0);
  await fingers.lift();
  await expect(toast(page, 'Status Updated')).toHaveCount(0);
});

test('a mouse swipes and pulls nothing', { tag: '@nightly' }, async ({ page, site }) => {
  await openSwipeable(page, site, aLead('Ada Obi'));
  const { x, y } = await pointOn(page, 'Ada Obi');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 220, y, { steps: 8 });
  expect(await shiftOf(page, 'Ada Obi')).toBe(0);
  await page.mouse.move(x, y + 300, { steps: 8 });
  await expect(page.locator('.pull-sign')).toBeHidden();
  await page.mouse.up();
});

const sign = (page: Page) => page.locator('.pull-sign');
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const downOf = (page: Page) =>
  sign(page).evaluate((one) => Math.round(new DOMMatrix(one.style.transform).f));

/** Opens the leads, and waits until a finger can pull them. */
async function openPullable(page: Page, site: Site): Promise<void> {
  await openLeads(page, site, 'Ada Obi');
  await expect(rowOf(page, 'Ada Obi')).toBeVisible();
  await expect(sign(page)).toBeAttached();
}

test('a list that is pulled down is loaded again, and says so', { tag: '@nightly' }, async ({
  page,
  site,
  network,
}) => {
  await openPullable(page, site);
  await insertRows(site, 'leads', [aLead('Chidi Eze')]);
  const fingers = await createFingers(page);
  await fingers.put({ x: 200, y: 200 });
  await fingers.move({ x: 204, y: 260 });
  expect(await downOf(page)).toBeGreaterThan(20);
  await expect(sign(page)).toContainText('Pull to refresh');
  await fingers.move({ x: 204, y: 420 });
  // It resists.
  expect(await downOf(page)).toBeLessThan(128);
  await expect(sign(page)).toContainText('Release to refresh');
  expect(await axeFindings(page)).toEqual([]);

  const release = network.hold((path) => path === '/rest/v1/leads');
  await fingers.lift();
  await expect(said(page, 'Refreshing…')).toBeAttached();
  await expect(sign(page)).toContainText('Refreshing…');
  expect(await namesShown(page)).toEqual(['Ada Obi']);
  release();
  await expect(said(page, 'Updated')).toBeAttached();
  await expect.poll(() => namesShown(page)).toEqual(['Chidi Eze', 'Ada Obi']);
  await expect(sign(page)).toBeHidden();
});

for (const [tab, path] of [
  ['statistics', '/rest/v1/rpc/dashboard_statistics'],
  ['upcoming', '/rest/v1/rpc/upcoming'],
] as const) {
  test(`${tab}: pulled down, it is loaded again, and a failure is said`, {
    tag: '@nightly',
  }, async ({ page, site, network }) => {
    await openDashboard(page, site, `?tab=${tab}`);
    await expect(sign(page)).toBeAttached();
    await expect.poll(() => network.requests.filter((one) => one === path).length).toBe(1);
    const fingers = await createFingers(page);
    await fingers.swipe({ x: 200, y: 250 }, { x: 200, y: 500 });
    await expect(said(page, 'Updated')).toBeAttached();
    expect(network.requests.filter((one) => one === path)).toHaveLength(2);
    await expect(sign(page)).toBeHidden();

    network.planRequests((request) =>
      request.path === path ? { kind: 'answer', status: 500 } : undefined,
    );
    await fingers.swipe({ x: 200, y: 250 }, { x: 200, y: 500 });
    await expect(toast(page, 'Error')).toContainText('Failed to load');
    await expect(sign(page)).toBeHidden();
    network.planRequests(undefined);
  });
}

test('a short pull loads nothing, and further down a finger only scrolls', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const names = leadNames(20);
  await openLeads(page, site, ...names);
  await expect(sign(page)).toBeAttached();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Others fetch the open leads for offline use.
  const loads = () => asked.filter((url) => /\/leads\?.*limit=50/.test(url)).length;
  const fingers = await createFingers(page);
  await fingers.swipe({ x: 200, y: 200 }, { x: 200, y: 270 });
  await expect(sign(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await fingers.swipe({ x: 200, y: 200 }, { x: 200, y: 500 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(450);
  await expect(sign(page)).toBeHidden();
  await expect(said(page, 'Refreshing…')).toHaveCount(0);
  expect(loads()).toBe(0);
});

test('the browser’s own reload by pulling is off on the dashboard, and only there', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const behaviour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY);
  await openDashboard(page, site);
  await expect.poll(behaviour).toBe('contain');
  await page.goto('/properties');
  expect(await behaviour()).toBe('auto');
});

test('a key loads a list again, and without a network it says that nothing was updated', {
  tag: '@nightly',
}, async ({ page, site, network }) => {
  await openPullable(page, site);
  await insertRows(site, 'leads', [aLead('Chidi Eze')]);
  const button = page.getByRole('button', { name: 'Refresh' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(said(page, 'Updated')).toBeAttached();
  await expect.poll(() => namesShown(page)).toEqual(['Chidi Eze', 'Ada Obi']);
  await expect(button).toBeFocused();

  await network.goDark();
  await page.keyboard.press('Enter');
  await expect(page.locator('.status-strip')).toContainText(/Offline|Reconnecting/);
  await page.keyboard.press('Enter');
  await expect(said(page, 'No network: not updated')).toBeAttached();
  expect(await namesShown(page)).toEqual(['Chidi Eze', 'Ada Obi']);
});
