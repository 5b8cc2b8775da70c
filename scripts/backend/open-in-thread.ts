import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { unsure } from './believed-answers.ts';
import { tooLong, withBody } from './bounded-body.ts';
import type { DatabaseThread, ServerThread, ThreadOptions } from './database-thread.ts';
import type { Backend } from './open.ts';

/** PGlite has no `statement_timeout`. Everything that we ask takes less, also on a machine with much to do. */
const LONGEST_MS = 60_000;
/** If the database can't be opened, each request would try again. */
const BETWEEN_STARTS_MS = 5_000;

/** The thread runs what lies beside this module, in the same language: TypeScript, or JavaScript where tests have bundled both. */
const LANGUAGE = extname(import.meta.url);
const THREAD = new URL(`./database-thread${LANGUAGE}`, import.meta.url);
/** `--import tsx` doesn't reach threads (https://github.com/privatenumber/tsx/issues/354). */
const RUN_TYPESCRIPT = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(THREAD)});
})`;

/**
 * Opens the embedded backend in a thread of its own, so that pages are served while the database thinks. A statement
 * without an end, and whatever else ends the thread, ends it as a power cut would: what waits is answered 503, and the next
 * request opens the database again.
 * @param longestMs how long the database may answer nothing while it is asked
 * @throws what kept the database from being opened the first time
 */
export async function openInThread(
  options: ThreadOptions,
  longestMs = LONGEST_MS,
): Promise<Backend> {
  const listeners = new Map<string, Set<() => void>>();
  const start = () =>
    startThread(options, longestMs, (channel) => {
      for (const onNotify of listeners.get(channel) ?? []) onNotify();
    });

  let thread = start();
  await thread.opened;

  function running(): Thread {
    if (!thread.hasEnded()) return thread;
    if (Date.now() - thread.startedAt < BETWEEN_STARTS_MS) {
      throw new Error('The database could not be opened again yet.');
    }
    thread = start();
    for (const channel of listeners.keys()) {
      thread.database.listen(channel).catch((error: unknown) => console.error(error));
    }
    return thread;
  }

  return {
    app: {
      async fetch(request, client) {
        const whole = await withBody(request);
        if (!whole) return tooLong();
        const { url, method } = whole;
        const headers = [...whole.headers];
        const body = whole.body && (await whole.arrayBuffer());
        try {
          const answer = await running().answer({ url, method, headers, body }, client);
          return new Response(answer.body, answer);
        } catch (error) {
          console.error(error);
          return unsure();
        }
      },
    },
    async listen(channel, onNotify) {
      const told = listeners.get(channel) ?? new Set();
      if (!listeners.has(channel)) await running().database.listen(channel);
      listeners.set(channel, told.add(onNotify));
      return async () => {
        told.delete(onNotify);
      };
    },
    async close() {
      if (thread.hasEnded()) return;
      // A statement without an end is ended by its limit, and the thread with it.
      await thread.database.close().catch((error: unknown) => console.error(error));
      await thread.end();
    },
  };
}

type Thread = ReturnType<typeof startThread>;

function startThread(
  workerData: ThreadOptions,
  longestMs: number,
  notified: ServerThread['notified'],
) {
  const isTypeScript = LANGUAGE === '.ts';
  const worker = new Worker(isTypeScript ? RUN_TYPESCRIPT : THREAD, {
    eval: isTypeScript,
    workerData,
  });
  const database = createBirpc<DatabaseThread, ServerThread>(
    { notified },
    {
      post: (message) => worker.postMessage(message),
      on: (take) => void worker.on('message', take),
      timeout: -1,
    },
  );
  let isOpen = false;
  let hasEnded = false;
  const end = (reason: Error) => {
    hasEnded = true;
    clearTimeout(patience);
    database.$close(reason);
  };
  worker.once('error', end);
  worker.once('exit', () => end(new Error('The database’s thread has ended.')));

  let waiting = 0;
  let patience: NodeJS.Timeout | undefined;
  /** Begins to wait for the next answer. Opening takes what it takes. */
  function wait(): void {
    clearTimeout(patience);
    if (!isOpen || waiting === 0) return;
    patience = setTimeout(() => {
      console.error(`The database has answered nothing for ${longestMs / 1000} seconds.`);
      void worker.terminate();
    }, longestMs);
  }

  const opened = database.opened().then(() => {
    isOpen = true;
    wait();
  });
  // Whoever waits for an answer is told.
  opened.catch(() => undefined);
  return {
    database,
    opened,
    startedAt: Date.now(),
    hasEnded: () => hasEnded,
    end: () => worker.terminate(),
    async answer(...question: Parameters<DatabaseThread['answer']>) {
      waiting += 1;
      if (waiting === 1) wait();
      try {
        return await database.answer(...question);
      } finally {
        waiting -= 1;
        wait();
      }
    },
  };
}
