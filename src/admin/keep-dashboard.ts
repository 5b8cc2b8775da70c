import { inCharge } from '../library/in-charge';
import { siteIndex } from '../library/library';
import { fetchFiles } from '../protocol/kept-files';
import { KEPT_DASHBOARD } from '../protocol/names';

/** Stores the dashboard for an administrator to open offline; the worker updates it (`src/sw/shell.ts`). */
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
