import { object, oneOf } from '../lib/shape';
import type { WorkerState } from './worker-state';

type Worker = EventTarget & Pick<ServiceWorker, 'state' | 'postMessage'>;

/** What is followed of a registration. */
export type Registration = EventTarget & {
  readonly installing: Worker | null;
  readonly waiting: Worker | null;
  readonly active: Worker | null;
};

/** What is followed of `navigator.serviceWorker`. */
export type Container = EventTarget & { readonly controller: unknown };

type Env = {
  /** No earlier visit has left a worker here. */
  isFirst: boolean;
  tell(state: WorkerState): void;
  isTyping(): boolean;
  reload(): void;
  /** Returns the way to call it off. */
  setTimer(callback: () => void, ms: number): () => void;
};

/** How long the older worker has to say that it has let go of what it was doing; a phone may have to start it for that. */
export const ANSWER_MS = 1_000;
/**
 * Between that word and the newer one's turn. When something reaches the older worker in the moment in which Chromium
 * lets it go, Chromium starts it again and keeps it for half a minute: the word itself must be over.
 */
export const PAUSE_MS = 100;
/** Nobody looks at "Updating…" for longer. */
export const PATIENCE_MS = 10_000;

/**
 * Tells of the worker's moments from here on: the first one serves the site offline, a newer one waits to be asked, and
 * once it is in charge the page loads itself again, unless somebody writes on it.
 */
export function followWorker(container: Container, registration: Registration, env: Env): void {
  const { tell, isTyping, reload, setTimer } = env;
  let isNews = env.isFirst;
  let hasController = container.controller !== null;
  let isAsked = false;
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

  /** Browsers let a worker take over when the older one has nothing left to do: first that one is sent off duty. */
  function takeOver(waiting: Worker): void {
    isAsked = true;
    tell({ kind: 'updating' });
    activate = once(() => waiting.postMessage({ type: 'SKIP_WAITING' }));
    registration.active?.postMessage({ type: 'STAND_DOWN' });
    after(ANSWER_MS, activate);
    after(PATIENCE_MS, () => {
      // Who goes on writing meanwhile is not reloaded for a tap of long ago.
      isAsked = false;
      tell({ kind: 'update-delayed', apply: () => takeOver(waiting) });
    });
  }

  /** This page's worker is another one, or none any more. */
  function leaveOldWorker(): void {
    stop();
    if (isAsked || !isTyping()) reload();
    // What is being written here is not thrown away for what another tab has taken.
    else tell({ kind: 'updated-elsewhere', apply: reload });
  }

  function tellReady(): void {
    if (!isNews || container.controller === null) return;
    isNews = false;
    tell({ kind: 'ready-offline' });
  }

  const onStateChange = () => {
    // Without an older one in charge an installed worker takes over by itself.
    if (registration.waiting && registration.active) offerUpdate(registration.waiting);
  };
  const watch = () => registration.installing?.addEventListener('statechange', onStateChange);

  // It may have been quicker than the code that follows it.
  tellReady();
  registration.addEventListener('updatefound', watch);
  // Found, or installed and left waiting by another page, before this one looked.
  watch();
  onStateChange();

  container.addEventListener('controllerchange', () => {
    // The first worker takes over the page that brought it: nothing has changed for the visitor.
    if (hasController || isAsked) leaveOldWorker();
    else tellReady();
    hasController = true;
  });
  container.addEventListener('message', (event) => {
    if (!(event instanceof MessageEvent)) return;
    if (isStoodDown(event.data)) after(PAUSE_MS, activate);
    // From the worker that switches itself off (`scripts/build/kill-switch.ts`): a page that came without one is well.
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
