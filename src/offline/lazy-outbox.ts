import type { Outbox } from './outbox';
import { createStatus } from './status';

/** An outbox whose code comes later, and which can be told that it will be needed. */
export type LazyOutbox = Outbox & {
  /** Ends when its code is there, or can't be had. */ prepare(): Promise<void>;
};

type LazyEnv = {
  /** Fetches the code and builds the real outbox. */
  load: () => Promise<Outbox>;
  /** Whether there can be anything to send: without, nothing is fetched until something is submitted. */
  mayHoldSubmissions: () => Promise<boolean>;
};

/**
 * Stands in for the outbox until its code is there. What is asked of it waits; what only keeps an outbox going does
 * nothing while there is nothing to send.
 */
export function createLazyOutbox({ load, mayHoldSubmissions }: LazyEnv): LazyOutbox {
  const status = createStatus();
  let real: Outbox | undefined;
  let loading: Promise<Outbox> | undefined;
  let isStarted = false;
  let isSuspended = false;
  let isStopped = false;

  function open(): Promise<Outbox> {
    loading ??= load().then(take);
    // A signal may come back: the next one to ask tries again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }

  function take(outbox: Outbox): Outbox {
    real = outbox;
    status.setState(outbox.status.getState(), true);
    outbox.status.subscribe((state) => status.setState(state, true));
    if (isStopped) outbox.stop();
    else if (isSuspended) outbox.suspend();
    else if (isStarted) void outbox.start();
    return outbox;
  }

  /** The outbox, if there is reason to have one and its code can be had. */
  async function ifNeeded(): Promise<Outbox | undefined> {
    if (real) return real;
    if (!loading && !(await mayHoldSubmissions())) return undefined;
    return open().catch(() => undefined);
  }

  return {
    status,
    prepare: () =>
      open().then(
        () => undefined,
        () => undefined,
      ),
    async submit(submission) {
      let outbox: Outbox;
      try {
        outbox = await open();
      } catch {
        return { kind: 'not-saved', cause: 'unavailable' };
      }
      return outbox.submit(submission);
    },
    flush: async (trigger) => (await ifNeeded())?.flush(trigger) ?? { left: 0 },
    retry: async (seq) => (await open()).retry(seq),
    edit: async (seq, submission) => (await open()).edit(seq, submission),
    discard: async (seq) => (await open()).discard(seq),
    list: async () => (await open()).list(),
    async start() {
      isStarted = true;
      // Starting is part of taking it.
      if (real) await real.start();
      else await ifNeeded();
    },
    suspend() {
      isSuspended = true;
      real?.suspend();
    },
    async resume() {
      isSuspended = false;
      await (await ifNeeded())?.resume();
    },
    stop() {
      isStopped = true;
      real?.stop();
    },
  };
}
