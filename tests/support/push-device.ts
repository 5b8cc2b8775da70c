import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { composeNews } from '../../supabase/functions/push/compose';

/** What the test needs of the worker's scope, whose types exclude those of a page. */
type WorkerScope = {
  clients: { openWindow(address: string): Promise<null> };
  registration: ServiceWorkerRegistration;
  dispatchEvent(event: Event): boolean;
  NotificationEvent: new (
    type: string,
    init: { notification: Notification; action: string },
  ) => Event;
};

/**
 * The app on a home screen, on a device whose push service gives it this address. The service itself belongs to the
 * browser's maker, and can't be reached from a test.
 */
export async function installed(
  page: Page,
): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  const address = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
  };
  await page.addInitScript(({ endpoint, ...keys }) => {
    Object.defineProperty(navigator, 'standalone', { value: true });
    let registered: PushSubscription | null = null;
    const unsubscribe = async () => {
      registered = null;
      return true;
    };
    PushManager.prototype.getSubscription = async () => registered;
    PushManager.prototype.subscribe = async (options) => {
      window.registeredKey = options?.applicationServerKey;
      registered = {
        unsubscribe,
        toJSON: () => ({ endpoint, keys }),
      } as unknown as PushSubscription;
      return registered;
    };
  }, address);
  return address;
}

/** The notifications that are shown. */
export function notificationsShown(page: Page): Promise<{ title: string; body: string }[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });
}

/**
 * Says that a consultation about Bloom Towers was asked for, as the sender of this site does: a browser shows a notification
 * once it has its icon.
 */
export const newsOf = (row: string, siteUrl: string) =>
  JSON.stringify(
    composeNews(
      {
        id: randomUUID(),
        endpoint: 'https://fcm.googleapis.com/fcm/send/a',
        p256dh: 'B'.repeat(87),
        auth: 'a'.repeat(22),
        burst: randomUUID(),
        rings_again: false,
        new_to_them: 1,
        news: [
          {
            event: 'arrival',
            table: 'leads',
            row,
            kind: 'consultation',
            property_slug: 'bloom-towers',
            to_confirm: true,
          },
        ],
      },
      siteUrl,
    ),
  );

/**
 * Taps the notification that is shown, or has this tag, and then its actions; returns the addresses of the windows that are
 * to open: no finger tapped, so the browser gives no window the focus.
 */
export async function tapNotification(
  context: BrowserContext,
  shown: { tag?: string; actions?: string[] } = {},
): Promise<string[] | undefined> {
  const [code] = context.serviceWorkers();
  return code?.evaluate(async ({ tag, actions = [] }) => {
    const scope = globalThis as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications({ ...(tag && { tag }) });
    if (!notification) throw new Error('It is not shown.');
    const taps = ['', ...actions];
    const addresses: string[] = [];
    return new Promise<string[]>((resolve) => {
      scope.clients.openWindow = async (address) => {
        if (addresses.push(address) === taps.length) resolve(addresses);
        return null;
      };
      for (const action of taps) {
        scope.dispatchEvent(
          new scope.NotificationEvent('notificationclick', { notification, action }),
        );
      }
    });
  }, shown);
}
