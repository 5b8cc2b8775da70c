import { object, oneOf } from '../lib/shape';
import type { WorkerState } from './worker-state';

type Worker = EventTarget & Pick<ServiceWorker, 'state' | 'postMessage'>;

/** The part of a registration that is used here. */
export type Registration = EventTarget & {
  readonly installing: Worker | null;
  readonly waiting: Worker | null;
  readonly active: Worker | null;
};

/** The part of `navigator.serviceWorker` that is used here. */
export type Container = EventTarget & { readonly controller: unknown };

type Env = {
  /** No worker was registered before this visit. */
  isFirst: boolean;
  tell(state: WorkerState): void;
  isTyping(): boolean;
  reload(): void;
  /** Returns a function that cancels the timer. */
  setTimer(callback: () => void, ms: number): () => void;
};

/** How long the old worker has to confirm that it has stopped its work; a phone may have to start it first. */
export const ANSWER_MS = 1_000;
/**
 * The pause between that confirmation and activating the new worker. If a message reaches the old worker just as
 * Chromium stops it, Chromium restarts it and keeps it for half a minute, so the confirmation has to be over.
 */
export const PAUSE_MS = 100;
/** How long "Updating…" is shown before it is replaced by an explanation. */
export const PATIENCE_MS = 10_000;

/**
 * Follows a registration from here on: announces that the first worker serves the site offline, offers a waiting
 * update, and reloads the page once the new worker is in control, unless the visitor is typing.
 */
export function followWorker(container: Container, registration: Registration, env: Env): void {
  const { tell, isTyping, reload, setTimer } = env;
  let isNews = env.isFirst;
  let hasController = container.controller !== null;
  let isRequested = false;
  let activate = () => {};
  let stopTimers: (() => void)[] = [];

  const after = (ms: number, callback: () => void) => stopTimers.push(setTimer(callback, ms));
  const stop = () => {
    for (const stopTimer of stopTimers) stopTimer();
    stopTimers = [];
  };

  const offerUpdate = (waiting: Worker) => {
    stop();
    tell({ kind: 'update-available', apply: () => takeOver(waiting) });
  };

  /** Activates the waiting worker. Browsers wait until the old one is idle, so tell it to stop its work first. */
  function takeOver(waiting: Worker): void {
    isRequested = true;
    tell({ kind: 'updating' });
    activate = once(() => waiting.postMessage({ type: 'SKIP_WAITING' }));
    registration.active?.postMessage({ type: 'STAND_DOWN' });
    after(ANSWER_MS, activate);
    after(PATIENCE_MS, () => {
      // A visitor who has gone on typing must not be reloaded for a tap made long ago.
      isRequested = false;
      tell({ kind: 'update-delayed', apply: () => takeOver(waiting) });
    });
  }

  /** The page's worker was replaced or removed. */
  function leaveOldWorker(): void {
    stop();
    if (isRequested || !isTyping()) reload();
    // Don't discard what is being typed here because of an update started in another tab.
    else tell({ kind: 'updated-elsewhere', apply: reload });
  }

  function tellReady(): void {
    if (!isNews || container.controller === null) return;
    isNews = false;
    tell({ kind: 'ready-offline' });
  }

  const onStateChange = () => {
    // Without an active worker, the installed one activates by itself.
    if (registration.waiting && registration.active) offerUpdate(registration.waiting);
  };
  const watch = () => registration.installing?.addEventListener('statechange', onStateChange);

  // The worker may already be in control when this code loads.
  tellReady();
  registration.addEventListener('updatefound', watch);
  // An update may have been found before this code ran, or left waiting by another page.
  watch();
  onStateChange();

  container.addEventListener('controllerchange', () => {
    // The first worker claims the page that registered it, which changes nothing for the visitor.
    if (hasController || isRequested) leaveOldWorker();
    else tellReady();
    hasController = true;
  });
  container.addEventListener('message', (event) => {
    if (!(event instanceof MessageEvent)) return;
    if (isStoodDown(event.data)) after(PAUSE_MS, activate);
    // Sent by the kill switch (`scripts/build/kill-switch.ts`). A page without a worker has nothing to do.
    else if (isWorkerGone(event.data) && container.controller) leaveOldWorker();
  });
}

const isStoodDown = object({ type: oneOf('STOOD_DOWN') });
const isWorkerGone = object({ type: oneOf('WORKER_GONE') });

function once(callback: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) callback();
    isDone = true;
  };
}
