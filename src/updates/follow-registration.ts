import { messageSW, Workbox } from 'workbox-window';
import { readStored } from '../lib/stored-text';
import { inCharge } from '../library/in-charge';
import { keepReading } from '../library/keep-reading';
import { isWorkerGone, type PageMessage } from '../protocol/worker-messages';
import { SHORTLIST_MARK } from '../shortlist/shortlist-state';
import { releaseState, siteNews, type WorkerNews } from './release-state';

type Options = Pick<WorkerPolicy, 'isFirst' | 'isTyping'> & {
  /** What was registered: the arguments of `navigator.serviceWorker.register`. */
  worker: readonly [script: string, options: RegistrationOptions];
  onReady: () => void;
};

/** Follows the worker, looks for an update whenever the page becomes visible, and stores what is read. */
export async function followRegistration(options: Options): Promise<void> {
  const { isTyping, onReady } = options;
  const reading = new AbortController();
  const checkForUpdate = await followWorker(new Workbox(...options.worker), {
    ...options,
    tell(news) {
      siteNews.setState(news, true);
      // Stop background fetches: each request that reaches the old worker would keep it alive.
      if (news.kind === 'updating') reading.abort();
    },
  });
  const take = takeUpdate({ release: releaseState, news: siteNews, isTyping, checkForUpdate });
  // A form is reset once it has been sent or saved.
  document.addEventListener('reset', take);
  // On iOS an installed app is never restarted, so nothing else would check for an update.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkForUpdate();
    else take();
  });
  await inCharge(navigator.serviceWorker);
  onReady();
  keepReading(reading.signal);
  // For the menu, which counts what is kept.
  if (readStored(SHORTLIST_MARK)) (await import('../shortlist/shortlist')).openShortlist();
}

/** How often to look for an update while this release doesn't work: as often as held entries are retried. */
export const CHECK_EVERY_MS = 15 * 60_000;

type Env = {
  release: typeof releaseState;
  news: typeof siteNews;
  isTyping(): boolean;
  /** Checks the host for a newer release. */
  checkForUpdate(): void;
};

/**
 * If this release can no longer send what it has saved, looks for the next one and activates it without asking, once
 * nobody is typing on this page.
 * @returns a function to call whenever one of these conditions may have changed
 */
export function takeUpdate({ release, news, isTyping, checkForUpdate }: Env): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = () => {
    const latest = news.getState();
    const isWanted = ['gone', 'refused'].includes(release.getState());
    if (isWanted && latest?.kind === 'update-available' && !isTyping()) latest.action?.run();
  };

  const follow = () => {
    clearTimeout(timer);
    if (release.getState() === 'current') return;
    checkForUpdate();
    timer = setTimeout(follow, CHECK_EVERY_MS);
    take();
  };

  release.subscribe(follow);
  news.subscribe(take);
  follow();
  return take;
}

type WorkerPolicy = {
  /** No worker was registered before this visit. */
  isFirst: boolean;
  tell(news: WorkerNews): void;
  isTyping(): boolean;
};

/** How long the old worker has to confirm that it has stopped its work; a phone may have to start it first. */
const ANSWER_MS = 1_000;
/**
 * The pause between that confirmation and activating the new worker. If a message reaches the old worker just as
 * Chromium stops it, Chromium restarts it and keeps it for half a minute, so the confirmation has to be over.
 */
const PAUSE_MS = 100;
/** How long "Updating…" is shown before it is replaced by an explanation. */
export const PATIENCE_MS = 10_000;
/** How long a first visit is left alone before it hears that the site now opens without a signal. */
export const READ_FIRST_MS = 20_000;

const STAND_DOWN: PageMessage = { type: 'STAND_DOWN' };

/**
 * Follows a worker through Workbox from here on: announces that the first one serves the site offline, offers a waiting
 * update, and reloads the page once the new worker is in control. It never reloads a page in which the visitor is typing:
 * that would discard what was typed.
 * @returns a function that checks for an update
 */
export async function followWorker(
  workbox: Workbox,
  { isFirst, tell, isTyping }: WorkerPolicy,
): Promise<() => void> {
  const { serviceWorker } = navigator;
  const registration = await workbox.register({ immediate: true });
  if (!registration) throw new Error('The worker is not registered.');
  let isNews = isFirst;
  let hasController = serviceWorker.controller !== null;
  let isRequested = false;
  let offered: ServiceWorker | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const offerUpdate = () => {
    const { waiting, active } = registration;
    // Without an active worker, the installed one activates by itself.
    if (!waiting || !active || waiting === offered) return;
    offered = waiting;
    clearTimeout(patience);
    tell({
      kind: 'update-available',
      text: 'New version ready.',
      action: { label: 'Update now', run: takeOver },
    });
  };

  /** Activates the waiting worker. Browsers wait until the old one is idle, so tell it to stop its work first. */
  function takeOver(): void {
    isRequested = true;
    tell({ kind: 'updating', text: 'Updating…' });
    void Promise.race([standDown(), wait(ANSWER_MS)]).then(() => workbox.messageSkipWaiting());
    clearTimeout(patience);
    patience = setTimeout(() => {
      // A visitor who has gone on typing must not be reloaded for a tap made long ago.
      isRequested = false;
      tell({
        kind: 'update-delayed',
        text: 'The new version is ready, but this site is still busy here or in another tab. Close its other tabs, or carry on: it will load by itself.',
        action: { label: 'Try again', run: takeOver },
      });
    }, PATIENCE_MS);
  }

  async function standDown(): Promise<void> {
    if (registration?.active) await messageSW(registration.active, STAND_DOWN);
    await wait(PAUSE_MS);
  }

  /** The page's worker was replaced or removed. */
  function leaveOldWorker(): void {
    clearTimeout(patience);
    const reload = () => location.reload();
    const action = { label: 'Load it here', run: reload };
    if (isRequested || !isTyping()) reload();
    else tell({ kind: 'updated-elsewhere', text: 'This site was updated in another tab.', action });
  }

  function tellReady(): void {
    if (!isNews || serviceWorker.controller === null) return;
    isNews = false;
    void wait(READ_FIRST_MS).then(() => {
      // An update is more urgent.
      if (offered) return;
      tell({
        kind: 'ready-offline',
        text: 'From now on this site opens without a signal, too.',
        isPassing: true,
      });
    });
  }

  workbox.addEventListener('waiting', offerUpdate);
  workbox.addEventListener('controlling', () => {
    // The first worker claims the page that registered it, which changes nothing for the visitor.
    if (hasController || isRequested) leaveOldWorker();
    else tellReady();
    hasController = true;
  });
  serviceWorker.addEventListener('message', ({ data }) => {
    // A page without a worker has nothing to do.
    if (isWorkerGone(data) && serviceWorker.controller) leaveOldWorker();
  });
  // Workbox doesn't report what happened before it was asked.
  registration.installing?.addEventListener('statechange', offerUpdate);
  offerUpdate();
  tellReady();

  return () => {
    // Nor does it follow another update after one that failed to install.
    offerUpdate();
    workbox.update().catch(() => undefined);
  };
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
