/// <reference lib="webworker" />

import { readEnv } from '../env';
import { post } from '../remote/post';

declare const self: ServiceWorkerGlobalScope;

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
