import type { DeviceEnv } from './connection';
import { createConnection } from './connection';
import { createFlush } from './flush';
import { RESET_EVERY_MS, type Trigger } from './link';
import type { Deliver } from './outcome';
import { submissionPolicy } from './submission-policy';

/** What a sender needs; a test hands in doubles. */
export type SenderEnv = DeviceEnv & { deliver: Deliver };

export type Sender = ReturnType<typeof createSender>;

/**
 * The sending half of the outbox, for the service worker: nobody submits there, and every byte counts. It touches nothing
 * before its first use.
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
     * Tries what is due. Returns how much is left to send.
     * @throws when the storage can't be read
     */
    async flush(trigger: Trigger) {
      // What a page saves while a request hangs here must not wait for the end of that request.
      const stopListening = channel?.listen(() => flushing.wake());
      try {
        await flushing.run(trigger);
        if ((await flushing.left()) > 0) {
          // A page may have begun a round a moment ago, and this call counted as part of it. The browser's next one
          // comes in minutes, and after three it comes no more.
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
