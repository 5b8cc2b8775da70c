/// <reference lib="webworker" />

// The build names the worker after this file. Its address, /sw.js, must never change.

import { readEnv } from '../env';
import { createSender, type Sender } from '../offline/sender';
import { SYNC_TAG } from '../protocol/names';
import { isPageMessage } from '../protocol/worker-messages';
import { createDeliver } from '../remote/deliver';
import { deviceEnv } from '../remote/device-env';
import { carryOver, forgetOldPages, pageRoute } from './kept-pages';
import { openMessage, replaceSubscription, showMessage } from './notifications';
import { pictureRoute } from './pictures';
import { abortWork, addStaticRoutes, answerTo, fetchUntilAborted, workSignal } from './router';
import {
  carryDashboardOver,
  dashboardRoute,
  forgetOldDashboard,
  forgetOldShell,
  installShell,
  shellRoute,
} from './shell';

declare const self: ServiceWorkerGlobalScope;

const routes = [shellRoute, pictureRoute, pageRoute, dashboardRoute];

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event, { routes, fetch: fetchUntilAborted });
  if (answer) event.respondWith(answer);
});

self.addEventListener('install', (event) => {
  // Optional: a browser that doesn't support static routes, or supports another version of them, still gets its worker.
  event.waitUntil(addStaticRoutes(event).catch(() => undefined));
  // The install fails unless the whole shell, and the dashboard where it is stored, can be fetched. Other stored pages
  // are optional; they are fetched again when viewed.
  event.waitUntil(install());
});

async function install(): Promise<void> {
  await installShell();
  await carryDashboardOver();
  await carryOver().catch(() => undefined);
}

self.addEventListener('activate', (event) => {
  // Claims the pages of a first visit without a reload. A newer worker waits until it is asked to activate (below).
  event.waitUntil(self.clients.claim());
  // Not part of `waitUntil`, because pages wait for activation to finish. Whatever is left is removed by the next
  // release.
  Promise.all([forgetOldShell(), forgetOldPages(), forgetOldDashboard()]).catch(() => undefined);
});

self.addEventListener('message', (event) => {
  if (!isPageMessage(event.data)) return;
  switch (event.data.type) {
    case 'SKIP_WAITING':
      return event.waitUntil(self.skipWaiting());
    case 'CLAIM':
      return event.waitUntil(self.clients.claim());
    case 'STAND_DOWN':
      abortWork();
      event.ports[0]?.postMessage('done');
  }
});

// When the visitor clears the site's data, a new worker with its own locks replaces this one. This one stays alive for
// its unfinished work and would send later entries a second time.
self.serviceWorker?.addEventListener('statechange', () => {
  if (self.serviceWorker.state === 'redundant') abortWork();
});

self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(flushFromWorker());
});

let sender: Sender | undefined;

/**
 * Flushes the outbox without a page.
 * @throws if entries are left, so that the browser fires the event again (three attempts in all)
 */
async function flushFromWorker(): Promise<void> {
  sender ??= createSender({ ...deviceEnv(), deliver: createDeliver(readEnv(location.origin)) });
  const { left } = await Promise.race([sender.flush('sync'), untilAborted()]);
  if (left > 0) throw new Error(`${left} submissions are still waiting.`);
}

/** Rejects when a newer worker is about to take over; that worker or a page sends what is left. */
function untilAborted(): Promise<never> {
  return new Promise((_, reject) =>
    workSignal().addEventListener('abort', () => {
      sender?.stop();
      sender = undefined;
      reject(new Error('A newer worker takes over.'));
    }),
  );
}

self.addEventListener('push', (event) => event.waitUntil(showMessage(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openMessage(event)));
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(replaceSubscription(event)),
);
