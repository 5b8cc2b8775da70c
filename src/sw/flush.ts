import { readEnv } from '../env';
import { createSender, type Sender } from '../offline/sender';
import { databaseDeliver } from '../remote/database-deliver';
import { deviceEnv } from '../remote/device-env';
import { onDuty } from './duty';

/** The tag under which pages ask for a background sync. */
export const SYNC_TAG = 'outbox';

let sender: Sender | undefined;

/**
 * Sends what waits, without a page.
 * @throws when something is left, so that the browser calls again later (three times in all, then it gives up)
 */
export async function flushFromWorker(): Promise<void> {
  sender ??= createSender({ ...deviceEnv(), deliver: databaseDeliver(readEnv(location.origin)) });
  const { left } = await Promise.race([sender.flush('sync'), relieved()]);
  if (left > 0) throw new Error(`${left} submissions are still waiting.`);
}

/** Fails when a newer worker is to take over: it or a page goes on with what is left. */
function relieved(): Promise<never> {
  return new Promise((_, reject) =>
    onDuty().addEventListener('abort', () => {
      sender?.stop();
      sender = undefined;
      reject(new Error('A newer worker takes over.'));
    }),
  );
}
