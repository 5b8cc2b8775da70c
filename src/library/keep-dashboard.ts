import { KEPT_DASHBOARD } from '../protocol/names';
import { keyOf } from '../protocol/site-index';
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
  const { dashboard } = await siteIndex();
  const cache = await caches.open(KEPT_DASHBOARD);
  for (const file of dashboard) {
    if (await cache.match(keyOf(file))) continue;
    // The browser rejects anything that doesn't match the hash, such as a captive portal's page.
    await cache.put(keyOf(file), await fetch(file.path, { integrity: file.integrity }));
  }
}
