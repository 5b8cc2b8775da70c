import type { BackendAccess } from './demo-admin.ts';

/** The same interval as pg_cron's, where it exists. */
const EVERY_MS = 10 * 60_000;

/** The result of `run_retention()`. */
type Run = { erased: number; more: boolean };

/**
 * Erases rows that are older than the privacy page allows, batch by batch. The database decides what is due: it
 * remembers its last run.
 * @param signal stops it after the current batch
 * @returns how many rows were erased
 * @throws if the database doesn't answer as expected
 */
export async function runRetention(
  { fetch, siteUrl, keys }: BackendAccess,
  signal?: AbortSignal,
): Promise<number> {
  let erased = 0;
  for (;;) {
    const answer = await fetch(
      new Request(new URL('/rest/v1/rpc/run_retention', siteUrl), {
        method: 'POST',
        headers: { apikey: keys.secretKey, 'content-type': 'application/json' },
        body: '{}',
      }),
    );
    if (answer.status !== 200) throw new Error(`run_retention() answered ${answer.status}`);
    const run: Run = await answer.json();
    erased += run.erased;
    if (!run.more || signal?.aborted) return erased;
  }
}

/**
 * Runs retention when a server starts and every ten minutes from then on.
 * @returns a function that stops it and resolves when the current run has finished
 */
export function keepRetention(access: BackendAccess): () => Promise<void> {
  const end = new AbortController();
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    end.abort();
    return running;
  };

  function run(): Promise<void> {
    return runRetention(access, end.signal).then(
      (erased) => {
        if (erased > 0) console.log(`Retention: ${erased} old rows erased.`);
      },
      // The next run may succeed; until then the dashboard reports the delay.
      (error: unknown) =>
        console.error('Retention:', error instanceof Error ? error.message : error),
    );
  }
}
