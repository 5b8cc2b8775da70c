import { createConnection, type DeviceEnv } from './connection';
import { createFlush } from './flush';
import { RESET_EVERY_MS, type Trigger } from './link';
import type { Deliver } from './outcome';
import { submissionPolicy } from './submission-policy';

/** What a sender needs; tests pass doubles. */
export type SenderEnv = DeviceEnv & { deliver: Deliver };

export type Sender = ReturnType<typeof createSender>;

/**
 * Creates the service worker's outbox, which only sends: nobody submits there, and every byte counts. It touches
 * nothing before its first use.
 */
export function createSender(env: SenderEnv) {
  const { clock, channel } = env;
  const connection = createConnection(env.openDatabase, clock);
  let isStopped = false;
  const parts = {
    ...env,
    connection,
    onChange: (seqs?: number[]) => channel?.post(seqs),
    onEnd() {},
    isAway: () => isStopped,
  };
  const flushing = createFlush(parts, submissionPolicy, env.deliver);
  return {
    /**
     * Tries what is due. Returns how many are left to send.
     * @throws when the storage can't be read
     */
    async flush(trigger: Trigger) {
      // Entries that a page saves while a request hangs here must not wait for that request.
      const stopListening = channel?.listen(() => flushing.wake());
      try {
        await flushing.run(trigger);
        if ((await flushing.left()) > 0) {
          // If a page just started a round, this call counted as part of it. The browser's next sync comes minutes
          // later, and after three there are no more.
          await new Promise<void>((resolve) => clock.setTimer(resolve, RESET_EVERY_MS));
          await flushing.run(trigger);
        }
        return { left: await flushing.left() };
      } finally {
        stopListening?.();
      }
    },
    stop() {
      isStopped = true;
      flushing.cut();
      connection.close();
    },
  };
}
