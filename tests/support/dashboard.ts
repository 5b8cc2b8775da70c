import type { Locator, Page } from '@playwright/test';
import { insertNamed } from './rows';
import type { Site } from './site';
import { openDashboard } from './staff';

export type ListName = 'Leads' | 'Contacts' | 'Newsletter';

/** What stores and sends a change is loaded once a list stands: without a network it would not come. */
export const changesLoaded = (page: Page) =>
  Promise.all(
    ['open-sending', 'admin-changes'].map((part) =>
      page.waitForResponse((response) => response.url().includes(`/assets/${part}-`)),
    ),
  );

/** Opens one of the lists as the administrator, as the home-screen shortcut does. */
export async function openList(page: Page, site: Site, name: ListName): Promise<void> {
  await Promise.all([openDashboard(page, site, `?tab=${name.toLowerCase()}`), changesLoaded(page)]);
  await page.getByRole('tabpanel', { name }).waitFor();
}

/** Opens the leads, of which there are these, the first one newest. */
export async function openLeads(page: Page, site: Site, ...names: string[]): Promise<void> {
  await insertNamed(site, 'leads', names);
  await openList(page, site, 'Leads');
}

/** The row with this name. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

/** The names in the list, from the top. */
export function namesShown(page: Page): Promise<string[]> {
  return page.locator('.row-title:visible').allInnerTexts();
}
