import { readEnv } from '../env';
import { createSender, type Sender } from '../offline/sender';
import { databaseDeliver } from '../remote/database-deliver';
import { deviceEnv } from '../remote/device-env';

/** The tag under which pages ask for a background sync. */
export const SYNC_TAG = 'outbox';

let sender: Sender | undefined;

/**
 * Sends what waits, without a page.
 * @throws when something is left, so that the browser calls again later (three times in all, then it gives up)
 */
export async function flushFromWorker(): Promise<void> {
  sender ??= createSender({ ...deviceEnv(), deliver: databaseDeliver(readEnv(location.origin)) });
  const { left } = await sender.flush('sync');
  if (left > 0) throw new Error(`${left} submissions are still waiting.`);
}
