import { expect, type Page } from '@playwright/test';

/** Controls the service worker of a page's origin through the debugging protocol. */
export type WorkerHandle = {
  /** Fires a registered sync event, as the browser does when it considers the network restored. */
  dispatchSync(tag: string): Promise<void>;
  /** Delivers a push message, as the browser does when its push service sends one. */
  push(message: string): Promise<void>;
  /** Stops the worker, as the browser does when it is idle, or busy for too long. */
  stop(): Promise<void>;
};

/** The page must be controlled by its worker. */
export async function workerOf(page: Page): Promise<WorkerHandle> {
  const origin = new URL(page.url()).origin;
  const session = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find((r) => !r.isDeleted && r.scopeURL.startsWith(origin));
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const ours = { origin, registrationId: await registrationId, lastChance: false };
  return {
    dispatchSync: async (tag) => {
      await session.send('ServiceWorker.dispatchSyncEvent', { ...ours, tag });
    },
    push: async (data) => {
      await session.send('ServiceWorker.deliverPushMessage', { ...ours, data });
    },
    stop: async () => {
      await session.send('ServiceWorker.stopAllWorkers');
    },
  };
}

/** The background sync registered by the app. */
export async function registeredSync(page: Page): Promise<string> {
  const tags = await page.evaluate(async () => {
    // Background Sync exists in Chromium only, so TypeScript's DOM types lack it.
    const registration: ServiceWorkerRegistration & {
      sync?: { getTags(): Promise<string[]> };
    } = await navigator.serviceWorker.ready;
    return (await registration.sync?.getTags()) ?? [];
  });
  if (!tags[0]) throw new Error('The app has not asked for a background sync.');
  return tags[0];
}

/**
 * Looks for a newer release until its worker is installed. An install that lost a request is tried again with the next look,
 * as when a phone comes back to the page.
 */
export async function lookForUpdate(page: Page): Promise<void> {
  const isInstalled = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const { installing: next } = registration;
      if (!next) return registration.waiting !== null;
      return new Promise<boolean>((resolve) => {
        next.addEventListener('statechange', () => resolve(next.state !== 'redundant'));
      });
    });
  // The page may be reloaded by what it finds.
  await expect.poll(() => isInstalled().catch(() => true)).toBe(true);
}

/** Checks for an update and waits for its result. */
export function fateOfUpdate(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    while (worker && worker.state === 'installing') {
      await new Promise((resolve) =>
        worker.addEventListener('statechange', resolve, { once: true }),
      );
    }
    return worker?.state;
  });
}
