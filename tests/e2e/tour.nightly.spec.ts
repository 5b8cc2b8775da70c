import type { Page } from '@playwright/test';
import { WEBGL_BROWSER_ARGS } from '../support/browser-args';
import { expect, test, WITH_WORKER } from '../support/fixtures';
import { cachedAddresses, openOffline, readyOffline } from '../support/on-device';
import { firstPage } from '../support/phone';

const PATH = '/tour/brum-height-7';
const ROOMS = ['Living and dining room', 'Kitchen', 'Bedroom 2', 'Balcony'];

const view = (page: Page, room: string | RegExp) => page.getByRole('application', { name: room });
/** Where the view on the plan points to. */
const direction = (page: Page) =>
  page.locator('.tour-cone').locator('..').getAttribute('transform');

test('the page’s chat is about its property, and no standpoint on the plan lies under letters', async ({
  page,
}) => {
  await page.goto(PATH);
  const chat = page.getByRole('navigation', { name: 'Quick actions' }).getByText('WhatsApp');
  await expect(chat.locator('..')).toHaveAttribute('href', /Brum%20Height%207/);
  const covered = await page.locator('.tour-plan').evaluate((plan) => {
    const letters = [...plan.querySelectorAll('text')].map((one) => one.getBoundingClientRect());
    return [...plan.querySelectorAll('.tour-place')].map((place) => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      return letters.some(
        (text) => text.left < right && text.right > left && text.top < bottom && text.bottom > top,
      );
    });
  });
  expect(covered).toEqual(ROOMS.map(() => false));
});

test.describe('with the worker', () => {
  test.use(WITH_WORKER);

  test('the tour turns by keys and by a drag, changes rooms, and opens offline after one visit', async ({
    phone,
    network,
  }) => {
    test.slow();
    const visit = await firstPage(await phone.open(WEBGL_BROWSER_ARGS));
    await openOffline(visit, PATH);
    await expect(view(visit, ROOMS[0] ?? '')).toBeVisible();
    await visit.locator('.tour-way').filter({ hasText: 'Balcony' }).click();
    await expect(view(visit, 'Balcony')).toBeVisible();
    const before = await direction(visit);
    await view(visit, /./).focus();
    await visit.keyboard.press('ArrowRight', { delay: 300 });
    await expect.poll(() => direction(visit)).not.toBe(before);
    const byKeys = await direction(visit);
    await view(visit, /./).dragTo(view(visit, /./), { targetPosition: { x: 60, y: 200 } });
    await expect.poll(() => direction(visit)).not.toBe(byKeys);
    await visit.getByRole('button', { name: 'Look around: Kitchen' }).click();
    await expect(view(visit, 'Kitchen')).toBeVisible();
    const panoramas = async () =>
      (await cachedAddresses(visit)).filter((path) => /-round-\w+-2048\.avif/.test(path));
    await expect.poll(async () => (await panoramas()).length).toBe(ROOMS.length);
    await readyOffline(visit);
    await phone.close();
    await network.goDark();

    const page = await firstPage(await phone.open(WEBGL_BROWSER_ARGS));
    await page.goto(PATH);
    for (const room of ROOMS) {
      await page.getByRole('button', { name: `Look around: ${room}` }).click();
      await expect(view(page, room)).toBeVisible();
    }
  });
});
