import type { BackendAccess } from './demo-admin.ts';

/** As often as pg_cron is asked to, where there is one. */
const EVERY_MS = 10 * 60_000;

/** What `run_retention()` answers. */
type Run = { erased: number; more: boolean };

/**
 * Erases what is older than the privacy page allows, batch by batch. What is due is for the database to say: it
 * remembers when it last looked.
 * @param signal ends it after the batch that is under way
 * @returns how many rows are gone
 * @throws when the database does not answer with its own words
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
 * Keeps the promise for as long as a server runs: at its start, and every ten minutes after that.
 * @returns ends it; settles when a run that is under way has ended
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
      // The next run may pass; until then the dashboard says that it is late.
      (error: unknown) =>
        console.error('Retention:', error instanceof Error ? error.message : error),
    );
  }
}
