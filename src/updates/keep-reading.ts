import { pagesSeen } from './seen';

/** Text is small; a device with less than this left has better uses for it. */
const SPARE_BYTES = 50_000_000;
/** What the visitor does first should not share the line. */
const SETTLE_MS = 3_000;

/** Chromium's word on the line, which is in no standard yet. */
type Connection = { saveData?: boolean; effectiveType?: string };

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
  const { keepSeenPage, keepSeenPictures, readAhead } = await import('./library');
  pagesSeen((path) => keepSeenPage(path, !isFrugal()));
  await keepSeenPictures(loadedPictures());
  if (isFrugal() || !(await hasRoom())) return;
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  await readAhead(signal);
}

/** Whether the visitor pays dearly for data, or has a line too slow to share. */
function isFrugal(): boolean {
  const connection = 'connection' in navigator ? (navigator.connection as Connection) : {};
  return connection.saveData === true || /2g/.test(connection.effectiveType ?? '');
}

async function hasRoom(): Promise<boolean> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } =
    (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage > SPARE_BYTES;
}

function loadedPictures(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/media/'));
}
