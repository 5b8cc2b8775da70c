/** What the page knows of its service worker. */
export type WorkerState =
  | { kind: 'none' }
  | { kind: 'ready-offline' }
  | { kind: 'update-available'; apply: () => void }
  /** The new version is in charge, but this page was left alone because somebody writes on it. */
  | { kind: 'updated-elsewhere'; apply: () => void };

type Worker = EventTarget & Pick<ServiceWorker, 'state' | 'postMessage'>;

/** What is followed of a registration. */
export type Registration = EventTarget & {
  readonly installing: Worker | null;
  readonly waiting: Worker | null;
  readonly active: Worker | null;
};

/**
 * Tells of the worker's moments from here on: the first one serves the site offline, a newer one waits to be asked.
 * @param activate asks a waiting worker to take over
 */
export function followWorker(
  registration: Registration,
  tell: (state: WorkerState) => void,
  activate: (waiting: Worker) => void,
): void {
  let isFirst = registration.active === null;

  const offerUpdate = (waiting: Worker) =>
    tell({ kind: 'update-available', apply: () => activate(waiting) });

  const onStateChange = () => {
    // Without an older one in charge an installed worker takes over by itself.
    if (registration.waiting && registration.active) offerUpdate(registration.waiting);
    if (isFirst && registration.active?.state === 'activated') {
      isFirst = false;
      tell({ kind: 'ready-offline' });
    }
  };
  const watch = () => registration.installing?.addEventListener('statechange', onStateChange);

  registration.addEventListener('updatefound', watch);
  // Found, or installed and left waiting by another page, before this one looked.
  watch();
  onStateChange();
}
