import type { Locator, Page } from '@playwright/test';

/** The form on a property's page; it is loaded when the page is scrolled towards it. */
export function watchForm(page: Page): Locator {
  return page.locator('#changes form');
}

export async function scrollToWatchForm(page: Page): Promise<void> {
  await page.locator('#changes > summary').click();
  await watchForm(page).waitFor();
}
