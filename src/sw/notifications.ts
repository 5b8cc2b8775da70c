/// <reference lib="webworker" />

import { type PushMessage, readPushMessage } from '../protocol/push-message';

declare const self: ServiceWorkerGlobalScope;

const STOP = 'stop';

/** Browsers take the permission away from sites that show nothing, so a message that can't be read shows this. */
const UNREADABLE: PushMessage = {
  title: 'Meridian Estates',
  body: 'Something has changed at a property that you watch.',
  path: '/properties',
  stop: '/unsubscribe',
};

/** Shows a push message. A later one about the same page replaces it. */
export function showMessage({ data }: PushEvent): Promise<void> {
  const { title, body, path, stop } = readPushMessage(data?.text() ?? '') ?? UNREADABLE;
  // TypeScript's library leaves the buttons out, because Firefox and Safari ignore them.
  const options: NotificationOptions & { actions: { action: string; title: string }[] } = {
    body,
    tag: path,
    icon: '/icons/icon-192.png',
    data: { path, [STOP]: stop },
    actions: [{ action: STOP, title: 'Stop these' }],
  };
  return self.registration.showNotification(title, options);
}

/** Opens the page that a notification is about, or the one that ends them. */
export async function openMessage({ notification, action }: NotificationEvent): Promise<void> {
  notification.close();
  const { path, stop } = notification.data;
  await self.clients.openWindow(action === STOP ? stop : path);
}
