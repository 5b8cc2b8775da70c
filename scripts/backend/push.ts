import { createCall } from '../../supabase/functions/push/call.ts';
import { createDeliverPush, type DeliverPush } from '../../supabase/functions/push/deliver.ts';
import { createPushSender } from '../../supabase/functions/push/sender.ts';
import type { BackendAccess } from './demo-admin.ts';
import type { Backend } from './open.ts';
import { loadPushKeys, pushHosts } from './push-settings.ts';
import { setting } from './setting.ts';

/** The same interval as pg_cron's, where it exists. */
const SWEEP_EVERY_MS = 60_000;

type PushOptions = {
  /** The site's address, which notifications open. */
  site: string;
  deliver: DeliverPush;
  /** Has the database's ring call this; the sweep comes all the same. */
  listen: Backend['listen'];
  every?: (ms: number, run: () => void) => () => void;
  wait?: (ms: number) => Promise<void>;
};

/**
 * Sends the staff's push messages from the embedded backend, if it has keys to sign them.
 * @returns a function that stops it and resolves when what is under way is settled
 */
export async function servePush(
  access: BackendAccess,
  { listen }: Pick<Backend, 'listen'>,
): Promise<() => Promise<void>> {
  const site = setting('SITE_URL') || access.siteUrl;
  const keys = loadPushKeys(site);
  if (!keys) return () => Promise.resolve();
  const hosts = pushHosts();
  const { fetch, siteUrl } = access;
  const call = createCall(`${siteUrl}/rest/v1`, access.keys.secretKey, fetch);
  await call('set_push_hosts', { more: hosts });
  return keepPush(access, { site, deliver: createDeliverPush(keys, { hosts }), listen });
}

/**
 * Sends the staff's push messages while a server runs: whenever the database rings, and every minute.
 * @returns a function that stops it and resolves when what is under way is settled
 */
export async function keepPush(
  { fetch, siteUrl, keys }: BackendAccess,
  { site, deliver, listen, every = onTimer, wait = onceOver }: PushOptions,
): Promise<() => Promise<void>> {
  const sender = createPushSender({
    siteUrl: site,
    call: createCall(`${siteUrl}/rest/v1`, keys.secretKey, fetch),
    deliver,
    wait,
    report: (error) => console.error('Push:', error instanceof Error ? error.message : error),
    patienceMs: SWEEP_EVERY_MS,
  });
  const ring = () => void sender.ring();
  const endRing = await listen('push_outbox', ring);
  const endSweep = every(SWEEP_EVERY_MS, ring);
  // What a stop or a crash has left.
  ring();
  return async () => {
    endSweep();
    await endRing();
    await sender.close();
  };
}

const onceOver = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

function onTimer(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms);
  timer.unref();
  return () => clearInterval(timer);
}
