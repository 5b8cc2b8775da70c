import { KEPT_DASHBOARD } from '../domain/cache-names';
import { keyOf } from '../domain/site-index';
import { inCharge } from './in-charge';
import { siteIndex } from './library';

/**
 * Keeps the dashboard on this device, so that it opens without a network: to be called once somebody is known as an
 * administrator. Its scripts come from the browser's own cache. From then on each new version brings its own
 * (`src/sw/dashboard.ts`).
 */
export function keepDashboard(): void {
  keep().catch(() => {
    // No network, no room, or another release: the next visit goes on.
  });
}

async function keep(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await inCharge(navigator.serviceWorker);
  const { dashboard } = await siteIndex();
  const cache = await caches.open(KEPT_DASHBOARD);
  for (const file of dashboard) {
    if (await cache.match(keyOf(file))) continue;
    // The browser refuses what is not this release's, such as a hotspot's page.
    await cache.put(keyOf(file), await fetch(file.path, { integrity: file.integrity }));
  }
}
