import { isAppleTouch, isInstalled } from './this-device';

/** The public half of the key that signs push messages (VAPID, RFC 8292), if this build offers any. */
export const pushKey: string | undefined = import.meta.env.VITE_PUSH_PUBLIC_KEY || undefined;

/** Where this device can be sent messages, and the keys to encrypt them (RFC 8291), in base64url. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };

/** Whether notifications can be offered here: in an installed app with its worker, unless they were refused. */
export function canReceivePush(): boolean {
  return isInstalled() && pushObstacle() === undefined;
}

/**
 * What keeps this browser from showing notifications: they were refused, there is no worker, or an iPhone's browser, which
 * leaves them to the app on the home screen.
 */
export function pushObstacle(): 'denied' | 'home-screen' | 'unsupported' | undefined {
  if (!('PushManager' in window) || !('Notification' in window)) {
    return isAppleTouch() && !isInstalled() ? 'home-screen' : 'unsupported';
  }
  if (!navigator.serviceWorker?.controller) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/**
 * Asks for permission, and registers with the browser's push service, which needs a network.
 * @param key the public half of the key that signs the messages
 * @returns `refused` if the person says no, `dismissed` if they don't answer, `failed` if the service can't be reached
 */
export async function askForPush(
  key: string,
): Promise<PushAddress | 'refused' | 'dismissed' | 'failed'> {
  try {
    // First of all: iPhones ask only while they still count a tap.
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'dismissed';
    return addressOf(await subscribe(await pushManager(), key)) ?? 'failed';
  } catch {
    return 'failed';
  }
}

async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    // The subscription has the key of an earlier build.
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

function addressOf(subscription: PushSubscription | null): PushAddress | undefined {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription?.toJSON() ?? {};
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : undefined;
}

/** Where this device is sent messages now, if it is registered. */
export async function pushAddress(): Promise<PushAddress | undefined> {
  return addressOf(await (await pushManager()).getSubscription());
}

/** Whether this device is registered, for whatever property. */
export async function isRegisteredForPush(): Promise<boolean> {
  return (await (await pushManager()).getSubscription()) !== null;
}

/**
 * Ends every notification of this device: its push service forgets it, and tells whoever sends the next one.
 * @returns whether it is no longer registered
 */
export async function endPush(): Promise<boolean> {
  try {
    // Without a worker it has none.
    if (!(await navigator.serviceWorker?.getRegistration())) return true;
    const subscription = await (await pushManager()).getSubscription();
    return subscription === null || (await subscription.unsubscribe());
  } catch {
    return false;
  }
}

/** Takes away what has been shown here, except for what `isKept` says. */
export async function closeNotifications(isKept: (data: unknown) => boolean): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = (await registration?.getNotifications?.()) ?? [];
  for (const notification of shown) if (!isKept(notification.data)) notification.close();
}

/** @throws if the page has no worker, for instance because the browser denies storage: `ready` would never settle */
async function pushManager(): Promise<PushManager> {
  if (!(await navigator.serviceWorker?.getRegistration())) throw new Error('There is no worker.');
  return (await navigator.serviceWorker.ready).pushManager;
}
