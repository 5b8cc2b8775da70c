import type { Locator, Page } from '@playwright/test';

/** The toast with this title, not other text with the same words. */
export function toast(page: Page, title: string): Locator {
  return page.locator('.toast', { has: page.getByText(title, { exact: true }) });
}
