import type { Trigger } from './link';
import type { CreateSending, Sending } from './sending';
import type { SendingParts } from './sending-parts';

/** Without a signal the code can't be had, and asking for it each second would drain the battery. */
export const LOAD_AGAIN_MS = 30_000;

/** Sending whose code comes when it is first needed. */
export type LazySending = {
  /** Fetches the code. @throws when it can't be had */
  load(): Promise<Sending>;
  /** Sends what is due. @throws when the code can't be had: another trigger or a later timer tries again */
  run(trigger: Trigger): Promise<void>;
  readonly running: boolean;
  /** When the timer may try again (milliseconds since 1970); 0 at once. */
  readonly notBefore: number;
  suspend(): void;
  resume(): void;
};

type LazySendingEnv = SendingParts & { loadSending: () => Promise<CreateSending> };

export function createLazySending({ loadSending, ...parts }: LazySendingEnv): LazySending {
  const { clock } = parts;
  let sending: Sending | undefined;
  let loading: Promise<Sending> | undefined;
  let isSuspended = false;
  let notBefore = 0;

  function load(): Promise<Sending> {
    loading ??= loadSending().then(take);
    loading.catch(() => {
      // A signal may come back: the next one to ask tries again.
      loading = undefined;
      notBefore = clock.now() + LOAD_AGAIN_MS;
    });
    return loading;
  }

  function take(create: CreateSending): Sending {
    notBefore = 0;
    sending = create(parts);
    if (isSuspended) sending.flush.suspend();
    return sending;
  }

  return {
    load,
    async run(trigger) {
      const { flush } = await load();
      await flush.run(trigger);
    },
    get running() {
      return sending?.flush.running ?? false;
    },
    get notBefore() {
      return notBefore;
    },
    suspend() {
      isSuspended = true;
      sending?.flush.suspend();
    },
    resume() {
      isSuspended = false;
      sending?.flush.resume();
    },
  };
}
