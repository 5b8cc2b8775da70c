import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
import { ensureBuild } from './host/ensure-build.ts';
import { serveBuild } from './host/serve-build.ts';

// `npm run shots` captures every page of the build in `dist`; `npm run shots -- /blog /about` only those.
const FOLDER = process.env['SHOTS_DIR'] || 'shots';

const SCREENS = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desk: { viewport: { width: 1280, height: 800 } },
};
const SCHEMES = ['light', 'dark'] as const;

const chosen = process.argv.slice(2);
await ensureBuild('dist');
const paths = chosen.length > 0 ? chosen : [...(await pathsOfBuild('dist')), '/nowhere'];
const site = await serveBuild('dist');
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_ARGS,
});
if (chosen.length === 0) await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
try {
  for (const [screen, options] of Object.entries(SCREENS)) {
    for (const colorScheme of SCHEMES) {
      await photograph(browser, `${screen}-${colorScheme}`, { ...options, colorScheme });
    }
  }
} finally {
  await browser.close();
  await site.close();
}
console.log(`${paths.length} pages are in ${FOLDER}/.`);

/** Every page of the build, including unlisted ones; an unknown address shows the 404 page. */
async function pathsOfBuild(dist: string): Promise<string[]> {
  const files = await readdir(dist, { recursive: true });
  return files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}

async function photograph(
  browser: Browser,
  name: string,
  options: Parameters<Browser['newContext']>[0],
): Promise<void> {
  // Reduced motion, so that nothing is captured in mid-animation and carousels don't move.
  const context = await browser.newContext({
    ...options,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(site.url + path, { waitUntil: 'load' });
    await page.waitForFunction(() => 'appReady' in window);
    await page.evaluate(async () => {
      // Load the pictures further down as well.
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
      // In a full-page screenshot, elements fixed to the bottom of the screen belong at the end of the page.
      document.body.style.position = 'relative';
      for (const fixed of document.querySelectorAll<HTMLElement>('.bottom-bar, .floating-chat')) {
        fixed.style.position = 'absolute';
      }
    });
    const file = `${path === '/' ? 'home' : path.slice(1).replaceAll(/[/?=]/g, '-')}-${name}.png`;
    await page.screenshot({ path: join(FOLDER, file), fullPage: true });
  }
  await context.close();
}
