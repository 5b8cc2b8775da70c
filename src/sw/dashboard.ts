import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { dashboardFile, KEPT_DASHBOARD } from '../domain/site-index';
import { fetchOnDuty } from './duty';
import { fetchFiles, forgetOthers, keptFile } from './kept-files';
import { siteIndex } from './site-index';

/** The scripts of the staff's pages, which the build names so (`vite.config.ts`). */
export const isDashboardScript: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && url.pathname.startsWith('/assets/admin-');

/** A script of the dashboard from the device, where an administrator has it (`src/updates/keep-dashboard.ts`). */
export const answerDashboardScript: RouteHandlerCallback = async ({ request, url }) => {
  const file = dashboardFile(await siteIndex(), url.pathname);
  const kept = file && (await caches.has(KEPT_DASHBOARD)) && (await keptFile(KEPT_DASHBOARD, file));
  return kept || fetchOnDuty(request);
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
