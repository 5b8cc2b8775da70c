import { closeNotifications, endPush, pushAddress } from '../../device/push';
import { object, text } from '../../lib/shape';
import { readStored, writeStored } from '../../lib/stored-text';
import { post } from '../../remote/post';
import type { StaffClient } from '../client';

let ending: Promise<string | undefined> | undefined;

/**
 * Ends the staff's notifications on this device without the database, which learns from the push service with the next
 * message that the device is gone. What is still shown is closed, and the device's notifications about properties and appointments end as well.
 * @returns the address that it had, if anybody was told here
 */
export function endPushHere(): Promise<string | undefined> {
  ending ??= end().finally(() => {
    ending = undefined;
  });
  return ending;
}

/** The data of a visitor's notification, which alone can be stopped from the notification itself. */
const isVisitors = object({ stop: text });

async function end(): Promise<string | undefined> {
  // Also where nobody is told any more: it may have been shown before.
  await closeNotifications(isVisitors).catch(() => undefined);
  if (!readTold()) return undefined;
  noteTold(undefined);
  const address = await pushAddress().catch(() => undefined);
  await endPush();
  return address?.endpoint;
}

/** Ends the subscription of this address in the database, even with a session that is about to end. */
export async function endSubscription(
  { url, key }: Pick<StaffClient, 'url' | 'key'>,
  accessToken: string,
  endpoint: string,
): Promise<void> {
  await post({ url, key }, 'rpc/end_push_subscription', { endpoint }, {}, accessToken);
}

/** Holds the id of the member of the staff who is told on this device. */
const KEY = 'meridian-staff-push';

export const readTold = () => readStored(KEY) ?? undefined;

export function noteTold(id: string | undefined): void {
  writeStored(KEY, id);
}
