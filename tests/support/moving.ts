import { expect, type Page } from '@playwright/test';
import { hydrated } from './on-device';

/** For `test.use`: a visitor who has not asked for reduced motion, as all tests do otherwise. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Waits until the page moves things: it loads the code for that after the first touch. */
export async function moving(page: Page): Promise<void> {
  await hydrated(page);
  await page.keyboard.press('Shift');
  const hasStyle = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('style')].some((one) =>
        one.textContent.includes('sheet-shade'),
      ),
    );
  await expect.poll(hasStyle).toBe(true);
}
