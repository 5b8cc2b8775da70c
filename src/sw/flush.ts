import { readEnv } from '../env';
import { createSender, type Sender } from '../offline/sender';
import { createDeliver } from '../remote/deliver';
import { deviceEnv } from '../remote/device-env';
import { workSignal } from './router';

let sender: Sender | undefined;

/**
 * Flushes the outbox without a page.
 * @throws if entries are left, so that the browser fires the event again (three attempts in all)
 */
export async function flushFromWorker(): Promise<void> {
  sender ??= createSender({ ...deviceEnv(), deliver: createDeliver(readEnv(location.origin)) });
  const { left } = await Promise.race([sender.flush('sync'), untilAborted()]);
  if (left > 0) throw new Error(`${left} submissions are still waiting.`);
}

/** Rejects when a newer worker is about to take over; that worker or a page sends what is left. */
function untilAborted(): Promise<never> {
  return new Promise((_, reject) =>
    workSignal().addEventListener('abort', () => {
      sender?.stop();
      sender = undefined;
      reject(new Error('A newer worker takes over.'));
    }),
  );
}
