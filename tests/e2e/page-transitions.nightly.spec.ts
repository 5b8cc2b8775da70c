import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { MOVING, moving } from '../support/moving';
import { openPage } from '../support/on-device';

const CARD = '.property-card:has(a[href="/properties/capital-gardens"])';
const card = (page: Page) => page.locator(CARD);
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const LIST = 'Properties in';
const PROPERTY = 'Capital Gardens';
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Opens the list, loads what moves pages, and scrolls to a card in its middle. */
async function openList(page: Page): Promise<void> {
  await page.goto('/properties');
  await moving(page);
  await toCard(page);
}

async function toCard(page: Page): Promise<void> {
  await card(page).evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
}

const openCard = (page: Page) => card(page).getByRole('link').tap();

declare global {
  interface Window {
    /** What moved between pages, and each frame's title and place. */
    seen?: { moved: Record<string, Keyframe[]>; frames: { title: string; top: number }[] };
  }
}

/** Watches from now on. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: NonNullable<Window['seen']> = { moved: {}, frames: [] };
    window.seen = seen;
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const [, name] = /^::view-transition-group\((\w+)\)/.exec(effect.pseudoElement ?? '') ?? [];
        if (name) seen.moved[name] ??= effect.getKeyframes();
      }
      const h1 = document.querySelector('main h1')?.textContent ?? '';
      seen.frames.push({ title: h1, top: scrollY });
      requestAnimationFrame(look);
    };
    look();
  });

const seen = (page: Page) => page.evaluate(() => window.seen ?? { moved: {}, frames: [] });

/** Where the pages were scrolled in the frames in which this title was shown. */
async function placesOf(page: Page, name: string): Promise<number[]> {
  const { frames } = await seen(page);
  return [...new Set(frames.filter((one) => one.title.includes(name)).map(({ top }) => top))];
}

/** On a machine as busy as this, a transition that takes too long to begin would be left out. */
const beingPatient = (page: Page) =>
  page.addInitScript(() => {
    ViewTransition.prototype.skipTransition = () => undefined;
  });

test.describe('where things move', () => {
  test.use(MOVING);

  test('a card’s picture becomes the first of its page, and goes back to its card', async ({
    page,
  }) => {
    await beingPatient(page);
    await openList(page);
    const place = await card(page).locator('img').boundingBox();
    await watch(page);
    await openCard(page);
    await expect(title(page, PROPERTY)).toBeFocused();
    await expect.poll(async () => Object.keys((await seen(page)).moved)).toContain('picture');
    const [start] = (await seen(page)).moved['picture'] ?? [];
    const [, x, y] = /^matrix\(1, 0, 0, 1, (.+), (.+)\)$/.exec(String(start?.['transform'])) ?? [];
    expect(Number(x)).toBeCloseTo(place?.x ?? Number.NaN, -1);
    expect(Number(y)).toBeCloseTo(place?.y ?? Number.NaN, -1);

    await watch(page);
    await page.goBack();
    await expect(card(page)).toBeInViewport();
    await expect.poll(async () => Object.keys((await seen(page)).moved)).toContain('picture');
    await expect(card(page).locator('img')).toHaveCSS('view-transition-name', 'none');
  });

  test('the first touch of a visit is enough: the card that it meets opens by the transition', async ({
    page,
  }) => {
    await beingPatient(page);
    await openPage(page, '/properties');
    await toCard(page);
    await watch(page);
    await openCard(page);
    await expect(title(page, PROPERTY)).toBeFocused();
    expect(Object.keys((await seen(page)).moved)).toContain('picture');
  });

  test('a page’s picture that is late shows the card’s until it comes, and Back finds the list’s place all the same', async ({
    page,
  }) => {
    await beingPatient(page);
    // Here a page's picture is larger than its card's.
    await page.setViewportSize({ width: 1_000, height: 844 });
    await page.route(/-1600\.avif$/, () => {});
    await openList(page);
    const image = card(page).locator('img');
    const file = () => image.evaluate((one: HTMLImageElement) => one.complete && one.currentSrc);
    await expect.poll(file).toContain('-1080.avif');
    const early = String(await file());
    const left = await scrolled(page);
    await openCard(page);
    await expect(title(page, PROPERTY)).toBeVisible();
    const lead = page.locator('[aria-roledescription="slide"] img').first();
    expect(await lead.evaluate((one) => one.style.background)).toContain(early);
    await watch(page);
    await page.goBack();
    await expect(title(page, LIST)).toBeFocused();
    expect(await placesOf(page, LIST)).toEqual([left]);
  });

  test('a link leads to the top of a page at once; Back leads to where the list was left, to the pixel, in every frame', async ({
    page,
  }) => {
    await openList(page);
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(1_000);
    await watch(page);
    await openCard(page);
    await expect(title(page, PROPERTY)).toBeFocused();
    expect(await placesOf(page, PROPERTY)).toEqual([0]);

    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await watch(page);
    await page.goBack();
    await expect(title(page, LIST)).toBeFocused();
    expect(await placesOf(page, LIST)).toEqual([left]);

    await watch(page);
    await page.goForward();
    await expect(title(page, PROPERTY)).toBeFocused();
    expect(await placesOf(page, PROPERTY)).toEqual([900]);
  });

  test('a tap during a transition is a tap on the new page', async ({ page }) => {
    await beingPatient(page);
    const session = await page.context().newCDPSession(page);
    await openList(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
    await watch(page);
    await openCard(page);
    await expect.poll(async () => Object.keys((await seen(page)).moved)).toContain('picture');
    await page.locator('header').getByRole('link', { name: 'Meridian Estates' }).tap();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: /home/ })).toBeVisible();
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await session.detach();
  });

  test('a page does not wait for a browser that takes long to begin its transition', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // The spec's way: whatever is skipped still calls back.
      Document.prototype.startViewTransition = (update) => {
        let skipTransition = () => {};
        const finished = new Promise<void>((resolve) => {
          skipTransition = resolve;
        }).then(() => (typeof update === 'function' ? update() : undefined));
        return { ready: finished, finished, skipTransition } as unknown as ViewTransition;
      };
    });
    await openList(page);
    await openCard(page);
    await expect(title(page, PROPERTY)).toBeFocused();
  });

  test('pages change without transitions in browsers that have none', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    });
    await openList(page);
    const left = await scrolled(page);
    await watch(page);
    await openCard(page);
    await expect(title(page, PROPERTY)).toBeFocused();
    expect(await placesOf(page, PROPERTY)).toEqual([0]);
    await watch(page);
    await page.goBack();
    await expect(title(page, LIST)).toBeFocused();
    expect(await placesOf(page, LIST)).toEqual([left]);
  });
});
