import { fetchFiles } from '../protocol/kept-files';
import { KEPT_DASHBOARD } from '../protocol/names';
import { inCharge } from './in-charge';
import { siteIndex } from './library';

/**
 * Stores the dashboard on this device, so that it opens offline. Call it once the user is known to be an administrator.
 * Its scripts come from the HTTP cache; later versions are fetched by the worker (`src/sw/dashboard.ts`).
 */
export function keepDashboard(): void {
  keep().catch(() => {
    // No network, no space, or another release: the next visit continues.
  });
}

async function keep(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await inCharge(navigator.serviceWorker);
  await fetchFiles(KEPT_DASHBOARD, (await siteIndex()).dashboard);
}
