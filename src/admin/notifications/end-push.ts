import { closeNotifications, endPush, pushAddress } from '../../device/push';
import { object, text } from '../../lib/shape';
import type { StaffClient } from '../client';
import { noteTold, readTold } from './told-here';

let ending: Promise<string | undefined> | undefined;

/**
 * Ends what the staff are told on this device, without the database: the push service answers the next message that the
 * device is gone. What is still shown of it is taken away. What the device watches as a visitor ends with it.
 * @returns the address that it had, if anybody was told here
 */
export function endPushHere(): Promise<string | undefined> {
  ending ??= end().finally(() => {
    ending = undefined;
  });
  return ending;
}

/** Of what is shown to visitors: they can stop it. */
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

/** Tells the database that its owner is no longer told at this address, also with a session that is being ended. */
export async function endSubscription(
  { url, key }: Pick<StaffClient, 'url' | 'key'>,
  accessToken: string,
  endpoint: string,
): Promise<void> {
  await fetch(`${url}/rest/v1/rpc/end_push_subscription`, {
    method: 'POST',
    headers: {
      apikey: key,
      Authorization: `Bearer ${accessToken}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ endpoint }),
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
  });
}
