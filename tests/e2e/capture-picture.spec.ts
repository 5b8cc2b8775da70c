import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect as expectOf, type Page } from '@playwright/test';
import sharp from 'sharp';
import { MOST_PICTURE_BYTES } from '../../src/domain/business-card';
import { axeFindings } from '../support/axe-findings';
import { keptPictures, photograph, storedPicture } from '../support/card';
import { everythingKept } from '../support/everything-kept';
import type { FaultProxy } from '../support/fault-proxy';
import { expect, test } from '../support/fixtures';
import { cachedAddresses, readyOffline } from '../support/on-device';
import { firstPage } from '../support/phone';
import { changeRow, clearLists } from '../support/rows';
import { openRow, sheetOf } from '../support/sheet';
import type { Site } from '../support/site';
import { enterDashboard, keptSession, watchTables } from '../support/staff';
import { makeAgent } from '../support/team';
import { toast } from '../support/toasts';
import { capture, openCapture } from '../support/viewing';

const VIEW = 'The visitor’s business card, as it will be sent';

async function takePicture(page: Page, name = 'card.jpg', buffer?: Buffer): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: buffer ?? (await photograph()) });
}

async function takeGoodPicture(page: Page): Promise<void> {
  await takePicture(page);
  await expectOf(page.getByRole('img', { name: VIEW })).toBeVisible();
}

const leadOf = async (site: Site, email: string) =>
  (await site.rows('leads', { email: `eq.${email}` })).map(({ id }) => id);
const uploads = ({ requests }: FaultProxy) =>
  requests.filter((path) => path.endsWith('attach_picture')).length;
const picturesIn = async (site: Site) => (await site.rows('lead_pictures', {})).length;

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(async ({ complaints, site }) => {
  complaints.expectNetworkErrors();
  await clearLists(site);
});

test('a picture taken offline survives the browser’s death, and is sent once, byte for byte, after its lead @worker', async ({
  network,
  phone,
  site,
}) => {
  const email = `${randomUUID()}@example.com`;
  const page = await firstPage(await phone.open());
  await openCapture(page);
  await readyOffline(page);
  await network.goDark();
  await takeGoodPicture(page);
  await capture(page, { name: 'Ada Obi', email });
  await expect(page.getByText('Saved with the card: Ada Obi')).toBeVisible();
  await expect(page.getByRole('img', { name: VIEW })).toBeHidden();
  const [kept = ''] = await keptPictures(page);
  const jpeg = Buffer.from(kept, 'base64');
  const facts = await sharp(jpeg).metadata();
  expect(facts).toMatchObject({ format: 'jpeg', width: 1280, height: 853 });
  expect([facts.exif, facts.orientation]).toEqual([undefined, undefined]);
  expect(jpeg.length).toBeLessThanOrEqual(MOST_PICTURE_BYTES);
  // Upright: the table is at the edge, the card in the middle.
  const { data } = await sharp(jpeg)
    .extract({ left: 600, top: 140, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[2], 'the card is paler than the table').toBeGreaterThan(180);
  await phone.kill();

  const later = await firstPage(await phone.open());
  await later.goto('/outbox');
  await expect(later.getByText('Picture of the card: waiting')).toBeVisible();
  expect(await keptPictures(later)).toEqual([kept]);
  expect(await picturesIn(site)).toBe(0);

  await network.light();
  await later.reload();
  await expect.poll(() => picturesIn(site)).toBe(1);
  const [lead = ''] = await leadOf(site, email);
  expect(await storedPicture(site, lead, site.admin)).toBe(kept);
  await expect.poll(() => keptPictures(later)).toEqual([]);
  await expect(later.getByText('Picture of a business card')).toBeVisible();
  await later.reload();
  await later.goto('/capture');
  const today = later.getByRole('region', { name: 'Today' }).getByRole('listitem');
  await expect(today).toContainText('Ada Obi');
  await expect(today).toContainText('Sent');
  expect(uploads(network)).toBe(1);
});

test('a file that is no picture is refused in words, and the enquiry is saved without it', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const email = `${randomUUID()}@example.com`;
  await openCapture(page);
  await takePicture(page, 'card.jpg', Buffer.from('This is not a picture.'));
  await expect(page.getByText('This phone can’t read that as a picture.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take a picture' })).toHaveAccessibleDescription(
    /can’t read that/,
  );
  expect(await axeFindings(page)).toEqual([]);
  await capture(page, { name: 'Ada Obi', email });
  await expect(page.getByText('Saved: Ada Obi')).toBeVisible();
  await expect(page.getByText('This phone can’t read that as a picture.')).toBeHidden();
  await expect.poll(() => leadOf(site, email)).toHaveLength(1);
  expect(await keptPictures(page)).toEqual([]);
  expect(await picturesIn(site)).toBe(0);
});

test('a picture comes from the camera or from the phone’s own pictures', {
  tag: '@nightly',
}, async ({ page }) => {
  await openCapture(page);
  for (const [name, source] of [
    ['Take a picture', 'environment'],
    ['Choose one', null],
  ] as const) {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name }).click();
    expect(await (await choosing).element().getAttribute('capture')).toBe(source);
  }
});

test('a picture is removed, and goes and comes back with the form', { tag: '@nightly' }, async ({
  network,
  page,
}) => {
  await openCapture(page);
  // Its viewing can't be sent, but pages open.
  network.plan(() => ({ kind: 'drop' }));
  const view = page.getByRole('img', { name: VIEW });
  await takeGoodPicture(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(view).toBeHidden();
  await expect(page.getByRole('button', { name: 'Take a picture' })).toBeFocused();
  await takeGoodPicture(page);
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(view).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(view).toBeVisible();
  await capture(page, { name: 'Ada Obi', email: `${randomUUID()}@example.com` });
  await expect(view).toBeHidden();
  expect(await keptPictures(page)).toHaveLength(1);
  await page.goto('/outbox');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => keptPictures(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Picture of the card: waiting')).toBeVisible();
});

/** A lead with a picture, captured in another browser. */
async function arrived(context: BrowserContext, site: Site): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const page = await context.newPage();
  await openCapture(page);
  await takeGoodPicture(page);
  await capture(page, { name: 'Ada Obi', email });
  await expectOf.poll(() => picturesIn(site)).toBe(1);
  await page.close();
  const [lead = ''] = await leadOf(site, email);
  return lead;
}

test('staff see the picture on the lead’s sheet once they ask for it, and nobody else does @worker', {
  tag: '@nightly',
}, async ({ context, network, page, site }) => {
  const lead = await arrived(context, site);
  const asked = watchTables(page);
  await enterDashboard(page, site.admin);
  await page.getByRole('tab', { name: 'Leads' }).click();
  await openRow(page, 'Ada Obi');
  const sheet = sheetOf(page, 'Ada Obi');
  const show = sheet.getByRole('button', { name: 'Show the card' });
  await expect(show).toBeVisible();
  expect(asked).not.toContain('rpc/lead_picture');
  await network.goDark();
  await show.click();
  await expect(sheet.getByText('The picture could not be loaded.')).toBeVisible();
  await network.light();
  await sheet.getByRole('button', { name: 'Try again' }).click();
  const card = sheet.getByRole('img', { name: 'The business card of Ada Obi' });
  await expect(card).toHaveJSProperty('naturalWidth', 1280);
  const address = (await card.getAttribute('src')) ?? '';
  expect(await page.evaluate(canBeShown, address)).toBe(true);
  const picture = String(await storedPicture(site, lead, site.admin));
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Enlarge' }).click();
  const large = page.getByRole('dialog', { name: 'The business card of Ada Obi' });
  await expect(large.getByRole('img')).toBeInViewport();
  await large.getByRole('button', { name: 'Enlarge' }).click();
  await expect(large.getByRole('img')).toHaveCSS('width', '1280px');
  await large.getByRole('button', { name: 'Close' }).click();
  await expect(large).toBeHidden();
  await expect(sheet).toBeVisible();

  const agent = await makeAgent(site);
  expect(await storedPicture(site, lead, agent)).toEqual(expect.any(String));
  await changeRow(site, 'leads', 'Ada Obi', {
    captured_by: null,
    assignee: (await keptSession(page))?.user.id,
  });
  expect(await storedPicture(site, lead, agent)).toBeNull();
  expect(await storedPicture(site, lead)).toBe(401);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(toast(page, 'Signed Out')).toBeVisible();
  const left = await everythingKept(page);
  expect(left).not.toContain(picture.slice(0, 40));
  expect(left).not.toContain(address);
  expect(await keptPictures(page)).toEqual([]);
  expect(
    (await cachedAddresses(page)).filter((one) => /lead_picture|attach_picture/.test(one)),
  ).toEqual([]);
  expect(await page.evaluate(canBeShown, address)).toBe(false);
});

/** Inside the page. */
function canBeShown(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = address;
  });
}
