import { type CDPSession, expect, type Page } from '@playwright/test';
import { sendEnquiry, someEnquiry } from '../support/enquiry';
import { test } from '../support/fixtures';
import { openOffline, openPage } from '../support/on-device';
import { firstPage } from '../support/phone';
import { scheduleLink, sheet, strip } from '../support/scheduler';

/** The address of the home-screen shortcut. */
const SHORTCUT = '/?source=shortcut#schedule';

test('the browser reports no installability errors @worker', { tag: '@nightly' }, async ({
  phone,
}) => {
  // A profile of its own: other tests use private contexts, from which nothing can be installed.
  const page = await firstPage(await phone.open());
  await openOffline(page, '/');
  const session = await page.context().newCDPSession(page);
  const manifest = await manifestOf(session);
  expect(manifest.errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });

  test('before the app is installed on an iPhone, the tab warns of what is still waiting in it', async ({
    network,
    page,
  }) => {
    const hint = page.getByText('Something you wrote here is still waiting to be sent.');
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Show me how' }).click();
    await expect(page.getByText('Add to Home Screen')).toBeVisible();
    await expect(hint).toHaveCount(0);
    network.plan(() => ({ kind: 'drop' }));
    await sendEnquiry(page, someEnquiry());
    await expect(hint).toBeVisible();
    await page.getByRole('link', { name: 'send it first' }).click();
    await expect(page).toHaveURL('/outbox');
  });
});

test.describe('in an app’s own browser', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 390.0.0.28.85 (iPhone15,2; iOS 18_5; en_GB)',
  });

  test('the app has to be left before anything can be installed', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto('/app');
    await expect(page.getByText('Instagram shows this page in a window of its own')).toBeVisible();
    await expect(page.getByText('Open in Safari')).toBeVisible();
    await expect(page.getByText('Safari’s bar')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Keep Meridian on your phone' })).toHaveCount(0);
  });
});

test('the page about installing offers it once', { tag: '@nightly' }, async ({ page }) => {
  await openPage(page, '/app');
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(Object.assign(offer, { prompt: () => Promise.resolve() }));
  });
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Install app' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Install app' })).toHaveCount(1);
});

test('staff pages offer the staff’s app, other pages the visitors’', { tag: '@nightly' }, async ({
  page,
}) => {
  const manifest = page.locator('link[rel="manifest"]');
  for (const path of ['/auth', '/admin', '/capture']) {
    expect(await (await page.request.get(path)).text()).toContain('href="/staff.webmanifest"');
  }
  await openPage(page, '/');
  await expect(manifest).toHaveAttribute('href', '/manifest.webmanifest');
  await openPage(page, '/capture');
  await expect(manifest).toHaveAttribute('href', '/staff.webmanifest');
  const { json, errors } = await manifestOf(await page.context().newCDPSession(page));
  expect(errors).toEqual([]);
  expect(json.shortcuts.map(({ url }) => url.split('?')[0])).toEqual(['/admin', '/capture']);
  await page.getByRole('link', { name: 'Meridian Estates' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(manifest).toHaveAttribute('href', '/manifest.webmanifest');
});

test('the shortcut opens the scheduler every time in an app that is already open', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/?source=shortcut');
  await expect(sheet(page)).toBeHidden();
  for (const _ of ['once', 'again']) {
    await launch(page);
    await expect(strip(sheet(page))).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL('/?source=shortcut');
  }
  // The bottom bar has its own sheet, which still works.
  await scheduleLink(page).tap();
  await expect(strip(sheet(page))).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/about');
  await launch(page);
  await expect(strip(sheet(page))).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(sheet(page)).toBeHidden();
});

/** Like `navigate-existing`: navigates the open window to the shortcut's address. */
async function launch(page: Page): Promise<void> {
  await page.evaluate((address) => location.assign(address), SHORTCUT);
}

type Manifest = {
  start_url: string;
  icons: { src: string; type: string }[];
  screenshots: { src: string; type: string }[];
  shortcuts: { url: string; icons: { src: string; type: string }[] }[];
};

/** The page's manifest as parsed by the browser. */
async function manifestOf(session: CDPSession): Promise<{ json: Manifest; errors: unknown[] }> {
  const { data, errors } = await session.send('Page.getAppManifest');
  return { json: JSON.parse(data ?? 'null'), errors };
}
