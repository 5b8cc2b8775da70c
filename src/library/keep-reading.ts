import { isFrugal } from '../device/frugal';
import { keepSeenPage, keepSeenPicture, readAhead } from './library';
import { pagesSeen } from './pages-seen';

/** With less free space than this, nothing is stored ahead. */
const SPARE_BYTES = 50_000_000;
/** Leave the bandwidth to the visitor's first actions. */
const SETTLE_MS = 3_000;

/** Stores the pages that are viewed, then the text of all others. Call it once the worker is active. */
export function keepReading(signal: AbortSignal): void {
  keep(signal).catch(() => {
    // No network, no space, or another release: the next visit continues.
  });
}

async function keep(signal: AbortSignal): Promise<void> {
  pagesSeen((path) => keepSeenPage(path, !isFrugal()));
  picturesPastWorker(keepSeenPicture, signal);
  if (isFrugal() || !(await hasRoom())) return;
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  await readAhead(signal);
}

async function hasRoom(): Promise<boolean> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } =
    (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage > SPARE_BYTES;
}

/** Calls `keep` for pictures that bypassed the worker: loaded, or requested, before it took control. */
function picturesPastWorker(keep: (url: string) => Promise<void>, signal: AbortSignal): void {
  // Fetching one makes an entry as well; if it fails, the next visit that shows it stores it.
  const tried = new Set<string>();
  const observer = new PerformanceObserver((list) => {
    for (const { name, workerStart } of list.getEntries() as PerformanceResourceTiming[]) {
      const isPicture = new URL(name).pathname.startsWith('/media/');
      if (!isPicture || workerStart || tried.has(name)) continue;
      tried.add(name);
      keep(name).catch(() => undefined);
    }
  });
  observer.observe({ type: 'resource', buffered: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
