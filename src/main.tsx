import { type ReactNode, StrictMode, startTransition, useEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { createPages, loadInitialRoute } from './app/pages';
import { reloadOnce } from './app/reload-once';
import { SiteRouter } from './app/site-router';
import { followInstall } from './device/install';
import { showBadge } from './device/this-device';
import { carryOver } from './forms/carry-over';
import { NOTED } from './forms/record-lead';
import { SettingsContext, SignOutContext } from './hooks/root-context';
import { OutboxProvider } from './hooks/use-outbox';
import { storedKeys } from './lib/stored-text';
import { followRelease } from './main/follow-release';
import { followPictures } from './main/missing-pictures';
import { openOutbox } from './main/open-outbox';
import { putTextsBack } from './main/put-texts-back';
import { followTaps } from './main/record-tap';
import { watchConnectivity } from './main/watch-connectivity';
import type { Outbox } from './offline/outbox';
import { countKept } from './offline/status';
import { loadSession, routeFor } from './routes';
import { readNewLeads } from './staff-copy/new-leads';
import { firstOf, untilAnswered } from './ui/later';
import { prepareMotion } from './ui/use-motion';
import { startUpdates, watchTyping } from './updates/worker';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('Root element not found');

  putTextsBack();
  followInstall();
  followPictures();
  // Some connections come back without an `online` event; the outbox would then wait out its backoff.
  const watch = watchConnectivity(() => void outbox.flush('online'));
  // Part of the page's own script, so that a submission can be saved as soon as the page is interactive, even if the
  // network drops at that moment.
  const outbox: Outbox = openOutbox(watch);
  followTaps(outbox);
  const isStandIn = 'offline' in document.documentElement.dataset;
  const pages = createPages(await loadInitialRoute(location.pathname, isStandIn), watch);
  const onReady = () => {
    followPage(outbox);
    outbox.status.subscribe((status) => showBadge(countKept(status) + readNewLeads()));
    const isTyping = watchTyping();
    void outbox.start().then(() => followRelease(outbox, isTyping));
    if (storedKeys(NOTED).length > 0) {
      // What can't be loaded stays noted.
      import('./forms/record-noted')
        .then(({ recordNoted }) => recordNoted(outbox))
        .catch(() => undefined);
    }
    // Not in development: there is no worker, because files have no hashes and change constantly.
    if (import.meta.env.PROD) {
      void startUpdates({ isTyping, onReady: () => void outbox.prepare(), first: staffLoaded() });
    }
    // A literal comparison, so that the build can drop this code when it is off.
    if (import.meta.env.VITE_OBSERVE === 'on') {
      import('./main/observe').then(({ observe }) => observe()).catch(() => undefined);
    }
  };
  const site = (
    <StrictMode>
      <Ready onReady={onReady}>
        <OutboxProvider outbox={outbox}>
          <SettingsContext value={readSettings}>
            <SignOutContext value={() => signOut(outbox)}>
              <SiteRouter pages={pages}>
                <App pages={pages} />
              </SiteRouter>
            </SignOutContext>
          </SettingsContext>
        </OutboxProvider>
      </Ready>
    </StrictMode>
  );
  // In development the page is not prerendered.
  if (root.firstElementChild) {
    carryOver(root);
    startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
  } else createRoot(root).render(site);
}

/** The page is rendered anew where it could not be hydrated: no crash, which is how React reports it by default. */
function onRecoverableError(error: unknown): void {
  console.warn(
    'Rendered anew instead of hydrated:',
    error instanceof Error ? error.message : error,
  );
}

/** See `src/admin/let-worker-install.ts`. */
const staffLoaded = async () => routeFor(location.pathname).isStaff && firstOf('staff-loaded');

/** Loaded apart from the sending code: most visits need neither. */
const readSettings = async () => (await import('./env')).readEnv(location.origin);

async function signOut(outbox: Outbox): Promise<void> {
  const { openSession } = await loadSession();
  await (await openSession(readSettings, outbox)).signOut();
}

/** Calls back when the page has hydrated; once, although strict mode runs effects twice in development. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDone.current) onReady();
    isDone.current = true;
  }, [onReady]);
  return children;
}

/** Passes the page's lifecycle events to the outbox. Each is only a hint to try; the attempt decides. */
function followPage(outbox: Outbox): void {
  // A visitor who touches the page may be about to write: load the sending code before the network drops.
  void untilAnswered().then(() => {
    void outbox.prepare();
    void prepareMotion();
  });
  addEventListener('online', () => void outbox.flush('online'));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void outbox.flush('visible');
  });
  // A page in the back/forward cache, or a frozen one, must not hold the sender's lock.
  addEventListener('pagehide', () => outbox.suspend());
  addEventListener('pageshow', (event) => {
    if (event.persisted) void outbox.resume();
  });
  document.addEventListener('freeze', () => outbox.suspend());
  document.addEventListener('resume', () => void outbox.resume());
}

start().catch((error: unknown) => {
  // The page is still readable and its links work. After a release its script may no longer exist under the old name.
  console.error(error);
  void reloadOnce.tryFor(location.pathname).then((isLeaving) => {
    // Makes forms show a message instead of their submit button.
    if (!isLeaving) document.documentElement.dataset['script'] = 'failed';
  });
});
