import { KEPT_DASHBOARD } from '../domain/cache-names';
import { dashboardFile } from '../domain/site-index';
import { fetchFiles, forgetOthers, keptFile } from './kept-files';
import type { Route } from './router';
import { siteIndex } from './site-index';

/**
 * The scripts of the staff's pages, which the build names so (`vite.config.ts`): from the device, where an administrator has
 * them (`src/updates/keep-dashboard.ts`).
 */
export const dashboardRoute: Route = {
  matches: ({ url }) => url.pathname.startsWith('/assets/admin-'),
  async answer({ url }) {
    const file = dashboardFile(await siteIndex(), url.pathname);
    return file && keptFile(KEPT_DASHBOARD, file);
  },
};

/**
 * Fetches this release's dashboard where the last one's is kept.
 * @throws when it can't be had whole: an update must not take away what an administrator relies on without a network
 */
export async function carryDashboardOver(): Promise<void> {
  if (!(await caches.has(KEPT_DASHBOARD))) return;
  await fetchFiles(KEPT_DASHBOARD, (await siteIndex()).dashboard);
}

export async function forgetOldDashboard(): Promise<void> {
  if (!(await caches.has(KEPT_DASHBOARD))) return;
  await forgetOthers(KEPT_DASHBOARD, (await siteIndex()).dashboard);
}
