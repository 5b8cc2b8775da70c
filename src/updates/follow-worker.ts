import { object, oneOf } from '../lib/shape';

/** What the page knows of its service worker. */
export type WorkerState =
  | { kind: 'none' }
  | { kind: 'ready-offline' }
  | { kind: 'update-available'; apply: () => void }
  /** The new version was asked for, and this page is about to load itself again. */
  | { kind: 'updating' }
  /** It could not take over so far: the older one has something to do that does not end. */
  | { kind: 'update-delayed'; apply: () => void }
  /** The new version is in charge, but this page was left alone because somebody writes on it. */
  | { kind: 'updated-elsewhere'; apply: () => void };

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
  tell(state: WorkerState): void;
  isTyping(): boolean;
  reload(): void;
  /** Returns the way to call it off. */
  setTimer(callback: () => void, ms: number): () => void;
};

/** Browsers wait until the older worker has nothing to do. It is asked again, as a page may have given it more. */
export const ASK_AGAIN_MS = 2_000;
/** Nobody looks at "Updating…" for longer. */
export const ASK_TIMES = 5;

/**
 * Tells of the worker's moments from here on: the first one serves the site offline, a newer one waits to be asked, and
 * once it is in charge the page loads itself again, unless somebody writes on it.
 */
export function followWorker(container: Container, registration: Registration, env: Env): void {
  const { tell, isTyping, reload, setTimer } = env;
  let isFirst = registration.active === null;
  let hasController = container.controller !== null;
  let isAsked = false;
  let stopAsking = () => {};

  const offerUpdate = (waiting: Worker) => {
    stopAsking();
    tell({ kind: 'update-available', apply: () => takeOver(waiting) });
  };

  function takeOver(waiting: Worker): void {
    isAsked = true;
    tell({ kind: 'updating' });
    let asked = 0;
    const ask = () => {
      if (asked++ === ASK_TIMES) {
        // Who goes on writing meanwhile is not reloaded for a tap of long ago.
        isAsked = false;
        tell({ kind: 'update-delayed', apply: () => takeOver(waiting) });
        return;
      }
      waiting.postMessage({ type: 'SKIP_WAITING' });
      registration.active?.postMessage({ type: 'STAND_DOWN' });
      stopAsking = setTimer(ask, ASK_AGAIN_MS);
    };
    ask();
  }

  /** This page's worker is another one, or none any more. */
  function leaveOldWorker(): void {
    stopAsking();
    if (isAsked || !isTyping()) reload();
    // What is being written here is not thrown away for what another tab has taken.
    else tell({ kind: 'updated-elsewhere', apply: reload });
  }

  const onStateChange = () => {
    // Without an older one in charge an installed worker takes over by itself.
    if (registration.waiting && registration.active) offerUpdate(registration.waiting);
  };
  const watch = () => registration.installing?.addEventListener('statechange', onStateChange);

  registration.addEventListener('updatefound', watch);
  // Found, or installed and left waiting by another page, before this one looked.
  watch();
  onStateChange();

  container.addEventListener('controllerchange', () => {
    // The first worker takes over the page that brought it: nothing has changed for the visitor.
    if (hasController || isAsked) leaveOldWorker();
    else if (isFirst) tell({ kind: 'ready-offline' });
    hasController = true;
    isFirst = false;
  });
  // Sent by the worker that switches itself off (`scripts/build/kill-switch.ts`).
  container.addEventListener('message', (event) => {
    if (event instanceof MessageEvent && isWorkerGone(event.data)) leaveOldWorker();
  });
}

const isWorkerGone = object({ type: oneOf('WORKER_GONE') });
