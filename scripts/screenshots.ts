import { mkdir, writeFile } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
import { serveBuild } from './host/serve-build.ts';

// `npm run screenshots` captures the build in `dist` for the browsers' install dialog. Run it when the design has
// changed; `public/manifest.webmanifest` lists the files.
const FOLDER = 'public/screenshots';
/** They are fetched while a visitor decides: each should take less than a second on a slow connection. */
const MOST_BYTES = 60 * 1024;
const QUALITIES = [80, 72, 64, 56, 48, 40, 32, 26];

const NARROW = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const WIDE = { viewport: { width: 1280, height: 800 } };

const screenshots = [
  { name: 'home-narrow', path: '/', device: NARROW },
  { name: 'property-narrow', path: '/properties/bloom-towers', device: NARROW },
  { name: 'home-wide', path: '/', device: WIDE },
  { name: 'properties-wide', path: '/properties', device: WIDE },
];

const site = await serveBuild('dist');
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_ARGS,
});
await mkdir(FOLDER, { recursive: true });
try {
  for (const { name, path, device } of screenshots) {
    const file = await smallEnough(await photograph(browser, path, device));
    await writeFile(`${FOLDER}/${name}.webp`, file);
    console.log(`${FOLDER}/${name}.webp ${(file.length / 1024).toFixed(1)} KB`);
  }
} finally {
  await browser.close();
  await site.close();
}

async function photograph(
  browser: Browser,
  path: string,
  device: Parameters<Browser['newContext']>[0],
): Promise<Buffer> {
  // Reduced motion, so that nothing is captured in mid-animation and carousels don't move.
  const context = await browser.newContext({
    ...device,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(site.url + path, { waitUntil: 'load' });
  await page.waitForFunction(() => 'appReady' in window);
  await page.evaluate(async () => {
    const seen = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < window.innerHeight,
    );
    for (const image of seen) image.loading = 'eager';
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** The best quality within the size limit. */
async function smallEnough(picture: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const file = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (file.length <= MOST_BYTES) return file;
  }
  throw new Error(`A screenshot can't be made smaller than ${MOST_BYTES} bytes.`);
}
