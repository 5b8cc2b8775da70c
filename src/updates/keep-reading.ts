import { pagesSeen } from './seen';

/** Text is small; a device with less than this left has better uses for it. */
const SPARE_BYTES = 50_000_000;
/** What the visitor does first should not share the line. */
const SETTLE_MS = 3_000;

declare global {
  interface Navigator {
    /** Chromium's word on the line, which is in no standard yet. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/**
 * Keeps what is seen on the device, and then, in the quiet, the text of all other pages. Its code comes from the worker
 * that is there by now.
 */
export function keepReading(signal: AbortSignal): void {
  keep(signal).catch(() => {
    // No network, no room, or another release: the next visit goes on.
  });
}

async function keep(signal: AbortSignal): Promise<void> {
  const { keepSeenPage, keepSeenPicture, readAhead } = await import('./library');
  pagesSeen((path) => keepSeenPage(path, !isFrugal()));
  picturesPastWorker(keepSeenPicture, signal);
  if (isFrugal() || !(await hasRoom())) return;
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  await readAhead(signal);
}

/** Whether the visitor pays dearly for data, or has a line too slow to share. */
function isFrugal(): boolean {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  return saveData === true || /2g/.test(effectiveType);
}

async function hasRoom(): Promise<boolean> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } =
    (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage > SPARE_BYTES;
}

/**
 * Calls `keep` for the pictures that came past the worker: before it was in charge, and those that were on their way at
 * that moment and come later.
 */
function picturesPastWorker(keep: (url: string) => Promise<void>, signal: AbortSignal): void {
  const observer = new PerformanceObserver((list) => {
    for (const { name, workerStart } of list.getEntries() as PerformanceResourceTiming[]) {
      const isPicture = new URL(name).pathname.startsWith('/media/');
      // One that can't be had is kept when it is seen again.
      if (isPicture && !workerStart) keep(name).catch(() => undefined);
    }
  });
  observer.observe({ type: 'resource', buffered: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
