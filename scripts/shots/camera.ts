import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';

/** The screens on which every page is seen. */
export const SCREENS = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desk: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>;

export type ScreenName = keyof typeof SCREENS;
export const SCREEN_NAMES: ScreenName[] = ['phone', 'desk'];

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** A page as it is named in files: `properties-bloom-towers`. */
export const pageName = (path: string) =>
  path === '/' ? 'home' : path.slice(1).replaceAll(/[/?=]/g, '-');

export const shotFile = (path: string, screen: ScreenName, scheme: Scheme) =>
  `${pageName(path)}-${screen}-${scheme}.png`;

/** Captures whole pages on every screen in both schemes, with every picture loaded and nothing moving. */
export async function photographAll(
  browser: Browser,
  url: string,
  paths: string[],
  folder: string,
): Promise<void> {
  for (const screen of SCREEN_NAMES) {
    for (const colorScheme of SCHEMES) {
      const context = await browser.newContext({
        ...SCREENS[screen],
        colorScheme,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        // Another commit's pages have another inline script than this one's rules allow.
        bypassCSP: true,
      });
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(url + path, { waitUntil: 'load' });
        await page.waitForFunction(() => 'appReady' in window);
        await page.evaluate(async () => {
          // Load the pictures further down as well.
          for (const image of document.images) image.loading = 'eager';
          await Promise.all(
            [...document.images].map((image) => image.decode().catch(() => undefined)),
          );
          await document.fonts.ready;
          // In a full-page screenshot, elements fixed to the bottom of the screen belong at the end of the page.
          document.body.style.position = 'relative';
          for (const fixed of document.querySelectorAll<HTMLElement>(
            '.bottom-bar, .floating-chat',
          )) {
            fixed.style.position = 'absolute';
          }
        });
        await page.screenshot({
          path: join(folder, shotFile(path, screen, colorScheme)),
          fullPage: true,
        });
      }
      await context.close();
    }
  }
}
