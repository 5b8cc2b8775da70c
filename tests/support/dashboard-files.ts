import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

type Kept = { path: string; integrity: string };

/** The stored files of the dashboard. */
export function dashboardFiles(page: Page): Promise<Kept[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('dashboard')).keys();
    return keys
      .map(({ url }) => new URL(url))
      .map(({ pathname, search }) => ({
        path: pathname,
        integrity: decodeURIComponent(search.slice(1)),
      }))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  });
}

/** The dashboard's files in a build. */
export function dashboardOf(directory: string): Kept[] {
  const index: { dashboard: Kept[] } = JSON.parse(readFileSync(`${directory}/site.json`, 'utf8'));
  return index.dashboard.sort((a, b) => (a.path < b.path ? -1 : 1));
}
