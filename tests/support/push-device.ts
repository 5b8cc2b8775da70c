import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** What the test needs of the worker's scope, whose types exclude those of a page. */
export type WorkerScope = {
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
