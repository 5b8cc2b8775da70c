import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeFindings, expectSound } from '../support/axe-findings';
import { everythingKept } from '../support/everything-kept';
import { refusedBy } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { countWaiting, openPage, readWaiting, readyOffline, reload } from '../support/on-device';
import { onSlowProcessor } from '../support/slow-processor';
import {
  capture,
  captureMany,
  openCapture,
  openCaptured,
  startCapturing,
} from '../support/viewing';

/** A day at a large estate means 500 captures, which take minutes. Use `CAPTURES=500` on an idle machine. */
const DAY = Number(process.env['CAPTURES']);
const MANY = DAY || 60;
/** The page stays responsive while sending. Beside other tests, this would measure those instead. */
const LONGEST_TASK_MS = DAY ? 200 : Number.POSITIVE_INFINITY;

/** In the order of capture. */
const inOrder = <Row extends { captured_at: string }>(rows: Row[]) =>
  rows.sort((a, b) => Date.parse(a.captured_at) - Date.parse(b.captured_at));

test.beforeEach(({ complaints }) => complaints.expectNetworkErrors());

test(`${MANY} offline captures are each saved within a second, and become as many leads in the same order @worker`, {
  tag: '@nightly',
}, async ({ context, network, page, site }) => {
  test.setTimeout(60_000 + MANY * 500);
  const prefix = `viewing-${randomUUID()}`;
  await openCapture(page);
  await readyOffline(page);
  await network.goDark();
  await context.setOffline(true);
  const times = await captureMany(page, prefix, MANY);
  expect(Math.max(...times)).toBeLessThan(1_000);
  await expect(page.getByText(`${MANY} today, 0 sent`)).toBeVisible();
  const ids = (await readWaiting(page)).map(({ id }) => id);

  const longestTask = await onSlowProcessor(page, 4);
  await network.light();
  await context.setOffline(false);
  await expect(page.getByText(`${MANY} today, ${MANY} sent`)).toBeVisible({
    timeout: 30_000 + MANY * 200,
  });
  expect(await longestTask()).toBeLessThan(LONGEST_TASK_MS);
  expect(await countWaiting(page)).toBe(0);
  const rows = inOrder(await site.rows('leads', { email: `like.${prefix}-*` }));
  expect(rows.map(({ id }) => id)).toEqual(ids);
  expect(rows.map(({ name }) => name)).toEqual(ids.map((_, n) => `Visitor ${n}`));
  expect(network.posts).toHaveLength(MANY);
});

test('half-typed input survives a reload, and missing fields are reported beside them', async ({
  page,
}) => {
  await openCapture(page);
  await page.getByLabel('Name', { exact: true }).fill('Ngozi');
  await page.getByLabel('Budget').selectOption('₦50M to ₦100M');
  await expect.poll(() => everythingKept(page)).toContain('₦50M to ₦100M');
  await reload(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ngozi');
  await expect(page.getByLabel('Budget')).toHaveValue('₦50M to ₦100M');
  await expect(page.getByText('Bloom Towers by Tunde Bello')).toBeVisible();

  await page.getByRole('button', { name: 'Save enquiry' }).click();
  await expect(page.getByText('Please enter a phone number or an email address.')).toBeVisible();
  await expect(page.getByText('Please ask first')).toBeVisible();
  await expect(page.getByLabel('Phone')).toBeFocused();
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`at ${width} × ${height} consent and Save stand side by side when the form opens, and no bar for visitors below them`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openCapture(page);
    const agreed = page.getByLabel('They agreed');
    const save = page.getByRole('button', { name: 'Save enquiry' });
    for (const control of [agreed, save]) await expect(control).toBeInViewport({ ratio: 1 });
    const [box, button] = [await agreed.boundingBox(), await save.boundingBox()];
    expect(box && button && box.y > button.y && box.x < button.x).toBe(true);
    for (const tool of ['/capture', '/outbox']) {
      await openPage(page, tool);
      await expect(page.getByRole('navigation', { name: 'Quick actions' })).toHaveCount(0);
    }
  });
}

test('with only the consent missing the page stays where it is, and the box has the focus', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openCapture(page);
  await page.getByLabel('Name', { exact: true }).fill('Ada Obi');
  await page.getByLabel('Phone').fill('0803 555 0142');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Save enquiry' }).click();
  await expect(page.getByText('Please ask first')).toBeInViewport();
  await expect(page.getByLabel('They agreed')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeLessThan(20);
});

test('with large letters on a narrow phone the heading and the way to a visitor’s form stand apart', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openCapture(page);
  await page.addStyleTag({ content: ':root { font-size: 150% !important }' });
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const button = await page.getByRole('button', { name: 'Hand over' }).boundingBox();
  if (!heading || !button) throw new Error('One of them is missing.');
  const isBeside = button.x >= heading.x + heading.width;
  const isBelow = button.y >= heading.y + heading.height;
  expect(isBeside || isBelow).toBe(true);
  expect(button.x + button.width).toBeLessThanOrEqual(360);
});

test('Enter moves from field to field and does not save by itself', { tag: '@nightly' }, async ({
  page,
  network,
}) => {
  await openCapture(page);
  await page.getByLabel('Name', { exact: true }).fill('Ngozi');
  for (const name of ['phone', 'email', 'interest', 'budget', 'notes']) {
    await page.keyboard.press('Enter');
    await expect(page.locator(`form.capture [name="${name}"]`)).toBeFocused();
  }
  await page.keyboard.type('First line');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Notes')).toHaveValue('First line\n');
  expect(await countWaiting(page)).toBe(0);
  expect(network.posts).toEqual([]);
});

test('axe finds nothing on the form with errors, the day’s list and a correction, in light and dark, and nothing scrolls sideways', {
  tag: '@nightly',
}, async ({ network, page }) => {
  await openPage(page, '/capture');
  await startCapturing(page);
  network.plan((post) =>
    post.row['name'] === 'Ada Obi'
      ? refusedBy('leads_phone_characters', post)
      : { kind: 'answer', status: 503 },
  );
  for (const name of ['Ada Obi', 'Chukwuemeka Nwachukwu-Okonkwo of Port Harcourt']) {
    await capture(page, { name, phone: '+2348035550142' });
  }
  await expect(page.getByText('Needs attention', { exact: true })).toBeVisible();
  // Right after a capture, a tap on Save is taken for the second half of a double tap.
  await expect(async () => {
    await page.getByRole('button', { name: 'Save enquiry' }).click();
    await expect(page.getByText('Please enter a name.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectSound(page, 320, 390, 1280);
  await page.getByRole('button', { name: 'Correct Ada Obi' }).click();
  await expect(page.getByRole('dialog')).toContainText('could not accept the phone number');
  expect(await axeFindings(page)).toEqual([]);
});

test('clearing the list empties the form and closes corrections in every other tab, and Undo restores them', {
  tag: '@nightly',
}, async ({ context, page }) => {
  await openCaptured(page, { name: 'Ada Obi', phone: '+2348035550142' });
  const nameIn = (tab: Page) => tab.getByLabel('Name', { exact: true }).first();
  const [second, third] = [await context.newPage(), await context.newPage()];
  for (const tab of [second, third]) {
    await openPage(tab, '/capture');
  }
  await nameIn(second).fill('Bisi Half');
  await third.getByRole('button', { name: 'Correct Ada Obi' }).click();
  const sheet = third.getByRole('dialog');
  await sheet.getByLabel('Notes').fill('Rang twice');
  await expect.poll(() => everythingKept(page)).toMatch(/Bisi Half.*Rang twice/);
  await page.bringToFront();

  await page.getByRole('button', { name: 'Clear today’s list' }).click();
  await expect(nameIn(second)).toHaveValue('');
  await expect(sheet).toHaveCount(0);
  for (const tab of [page, second, third]) await expect(tab.getByText('Ada Obi')).toHaveCount(0);
  expect(await everythingKept(page)).not.toMatch(/Bisi Half|Rang twice/);

  // The next visitor can be cleared too, while the first clearing can still be undone.
  await capture(page, { name: 'Chidi Eze', phone: '+2348035550143' });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear today’s list' })).toBeVisible();
  await nameIn(page).fill('Typed since');
  await expect.poll(() => everythingKept(page)).toContain('Typed since');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(nameIn(second)).toHaveValue('Bisi Half');
  await expect(nameIn(page)).toHaveValue('Typed since');
  await third.getByRole('button', { name: 'Correct Ada Obi' }).click();
  await expect(sheet.getByLabel('Notes')).toHaveValue('Rang twice');
});
