import { fetchFiles, forgetOthers, keptFile } from '../protocol/kept-files';
import { KEPT_DASHBOARD } from '../protocol/names';
import { dashboardFile } from '../protocol/site-index';
import type { WorkerRoute } from './router';
import { siteIndex } from './shell';

/** Serves the dashboard's scripts from the device if they are stored there (`src/admin/keep-dashboard.ts`). */
export const dashboardRoute: WorkerRoute = {
  matches: ({ url }) => url.pathname.startsWith('/assets/admin-'),
  async answer({ url }) {
    const file = dashboardFile(await siteIndex(), url.pathname);
    return file && keptFile(KEPT_DASHBOARD, file);
  },
};

/**
 * If the previous release's dashboard is stored, fetches this release's.
 * @throws if any part is missing, because an update must not take the offline dashboard away from an administrator
 */
export async function carryDashboardOver(): Promise<void> {
  if (!(await caches.has(KEPT_DASHBOARD))) return;
  await fetchFiles(KEPT_DASHBOARD, (await siteIndex()).dashboard);
}

export async function forgetOldDashboard(): Promise<void> {
  if (!(await caches.has(KEPT_DASHBOARD))) return;
  await forgetOthers(KEPT_DASHBOARD, (await siteIndex()).dashboard);
}
