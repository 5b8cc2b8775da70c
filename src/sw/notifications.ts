import { brand } from '../content/brand';
import { readEnv } from '../env';
import { type DeclarativePush, type PushMessage, readPushMessage } from '../protocol/push-message';
import type { OpenPath } from '../protocol/worker-messages';
import { post } from '../remote/post';

/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

const STOP = 'stop';
/** An open dashboard answers at once; other pages don't. After a few seconds browsers open no window any more. */
const PATIENCE_MS = 500;

/** Browsers take the permission away from sites that show nothing, so a message that can't be read shows this. */
const UNREADABLE: PushMessage = {
  title: brand.name,
  body: 'Something has changed at a property that you watch.',
  path: '/properties',
  stop: '/unsubscribe',
};

// TypeScript's library leaves some out, because Firefox and Safari ignore them.
type Options = NotificationOptions & {
  renotify?: boolean;
  actions?: { action: string; title: string }[] | undefined;
};

/** Shows a push message. A later one about the same replaces it. */
export async function showMessage({ data }: PushEvent): Promise<void> {
  const message = readPushMessage(data?.text() ?? '') ?? UNREADABLE;
  if ('web_push' in message) await showNews(message);
  else await showChange(message);
}

/** To the staff: what Safari shows of it by itself. */
async function showNews({ notification, app_badge }: DeclarativePush): Promise<void> {
  const { title, navigate, ...shown } = notification;
  const actions = shown.actions?.map(({ action, navigate: to }) => [action, pathOf(to)]) ?? [];
  const data = { path: pathOf(navigate), ...Object.fromEntries(actions) };
  const options: Options = { ...shown, data };
  await self.registration.showNotification(title, options);
  if (app_badge !== undefined && 'setAppBadge' in navigator) {
    await navigator.setAppBadge(app_badge).catch(() => undefined);
  }
}

function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}

/** To somebody who watches a property, or waits for an appointment. */
function showChange({ title, body, path, stop, tag }: PushMessage): Promise<void> {
  const options: Options = {
    body,
    tag: tag ?? path,
    renotify: tag !== undefined,
    icon: '/icons/icon-192.png',
    data: { path, [STOP]: stop },
    actions: [{ action: STOP, title: 'Stop these' }],
  };
  return self.registration.showNotification(title, options);
}

/** Opens the page that a notification is about, or the one that its pressed button leads to. */
export async function openMessage({ notification, action }: NotificationEvent): Promise<void> {
  notification.close();
  const { path, [action]: leadsTo = path } = notification.data;
  if (new URL(leadsTo, location.origin).pathname === '/admin' && (await openInDashboard(leadsTo))) {
    return;
  }
  await self.clients.openWindow(leadsTo);
}

/**
 * Shows a path of the dashboard in one that is open, which keeps what was typed there, and says whether it is seen. Only a dashboard answers: a window's
 * `url` is that of its document, which may have begun as the sign-in page.
 */
async function openInDashboard(path: string): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const window of windows) {
    if (!(await isTaken(window, { type: 'OPEN', path }))) continue;
    // Refused, for instance where the browser no longer counts the tap: then a window of its own opens.
    const shown = await window.focus().catch(() => undefined);
    return shown !== undefined;
  }
  return false;
}

function isTaken(window: Client, message: OpenPath): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), PATIENCE_MS);
    window.postMessage(message, [port2]);
  });
}

/// <reference lib="webworker" />

/**
 * The browser has given this device another address by itself. The database moves the staff's subscription to it: the
 * secret of the old one is the proof. Where the browser doesn't tell the old one, the dashboard sends the new one when it
 * is opened.
 */
export async function replaceSubscription({
  oldSubscription: old,
  newSubscription,
}: PushSubscriptionChangeEvent): Promise<void> {
  if (!old) return;
  const fresh = newSubscription ?? (await self.registration.pushManager.subscribe(old.options));
  const { keys } = fresh.toJSON();
  const body = {
    old_endpoint: old.endpoint,
    old_auth: old.toJSON().keys?.['auth'],
    endpoint: fresh.endpoint,
    p256dh: keys?.['p256dh'],
    auth: keys?.['auth'],
  };
  await post(readEnv(location.origin), 'rpc/replace_push_subscription', body, {});
}
