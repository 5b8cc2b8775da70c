import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { THIS_RELEASE } from '../../scripts/testing/releases';
import { NO_SUCH_PAGE } from '../support/built-pages';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/on-device';

test('pages are served as complete HTML at their own addresses', async ({ request }) => {
  for (const [path, text] of [
    ['/', 'Premium Real Estate Solutions for Nigerians at Home &amp; Abroad'],
    ['/about', '2017'],
    ['/properties/citadel-views', 'Contact for pricing'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>.*?\w.*?<\/h1>/s);
    expect(html, path).toContain(text);
  }
});

test('an unknown address returns 404 with the 404 page', async ({ request }) => {
  const response = await request.get(NO_SUCH_PAGE);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Oops! Page not found');
});

test('a missing asset returns a plain 404, never a page', async ({ request }) => {
  for (const path of ['/assets/gone-12345678.js', '/assets/gone.css', '/media/gone-1-720.avif']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-type'], path).not.toContain('html');
    expect(response.headers()['cache-control'], path).not.toContain('immutable');
  }
});

test('every response has the security headers', async ({ request }) => {
  for (const path of ['/', '/about', '/sw.js', '/manifest.webmanifest', NO_SUCH_PAGE]) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(/script-src ([^;]+)/.exec(policy)?.[1], path).not.toContain('unsafe');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
  }
});

test('changing files are revalidated, hashed files are cached, and both are compressed', async ({
  request,
}) => {
  const script = `/assets/${readdirSync(`${THIS_RELEASE}/assets`).find((file) => file.endsWith('.js'))}`;
  for (const [path, caching] of [
    ['/', 'no-cache'],
    ['/sw.js', 'no-cache'],
    [script, 'public, max-age=31536000, immutable'],
  ] as const) {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(response.headers()['cache-control'], path).toBe(caching);
    expect(response.headers()['content-encoding'], path).toBe('br');
  }
});

test('pictures below the fold wait until the first one has loaded', async ({ page }) => {
  const { asked, release } = await holdFirstPicture(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // Fonts have loaded and the layout is stable, so a browser has requested everything by now.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });
  expect(asked).toEqual([expect.stringContaining('/media/hero-upright-')]);
  const kept = await picturesBoxes(page);

  release();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await hydrated(page);
  expect(await picturesBoxes(page), 'nothing moves when they come').toEqual(kept);
});

test('scrolling loads the pictures, whatever else the page is waiting for', async ({ page }) => {
  const { asked, release } = await holdFirstPicture(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  release();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no picture is deferred', async ({ page }) => {
    const second = page.waitForResponse(/\/media\/bloom-towers-2-/);
    await page.goto('/properties');
    await page.getByRole('heading', { name: 'Bloom Towers' }).scrollIntoViewIfNeeded();
    expect((await second).ok()).toBe(true);
    expect((await page.locator('img[loading="lazy"]').first().boundingBox())?.x).toBe(0);
  });
});

test('no source map is public, and there is no audio or video, which caches could not serve in ranges', () => {
  for (const file of readdirSync(THIS_RELEASE, { recursive: true, encoding: 'utf8' })) {
    expect(file).not.toMatch(/\.(map|mp4|webm|mp3|m4a|ogg)$/);
    if (!/\.(html|js|css)$/.test(file)) continue;
    const text = readFileSync(join(THIS_RELEASE, file), 'utf8');
    expect(text, file).not.toMatch(/sourceMappingURL/);
    if (file.endsWith('.html')) expect(text, file).not.toMatch(/<(video|audio)\b/);
  }
});

test('visitors can download no secret', () => {
  for (const file of readdirSync(THIS_RELEASE, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|json|map|css|txt|webmanifest)$/.test(file)) continue;
    const text = readFileSync(join(THIS_RELEASE, file), 'utf8');
    expect(text, file).not.toMatch(/sb_secret_|service_role|SUPABASE_SECRET/);
    // Legacy keys are JWTs that name their role.
    for (const [token] of text.matchAll(/\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g)) {
      const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
      expect(claims, file).not.toContain('service_role');
    }
  }
});

/** The boxes of the pictures' figures or cards, because deferred pictures themselves are out of the layout. */
function picturesBoxes(page: Page): Promise<number[]> {
  return page
    .locator('picture')
    .evaluateAll((pictures) =>
      pictures.map(({ parentElement }) => parentElement?.getBoundingClientRect().height ?? 0),
    );
}

/** Records the page's picture requests; the first one hangs until released. */
async function holdFirstPicture(page: Page): Promise<{ asked: string[]; release: () => void }> {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('/media/**', async (route) => {
    asked.push(route.request().url());
    if (asked.length === 1) await released;
    await route.continue();
  });
  return { asked, release };
}
