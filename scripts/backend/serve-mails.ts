import { createPushService } from '../mails/push.ts';
import { createMailQueue } from '../mails/queue.ts';
import type { Shown } from '../mails/shown.ts';
import type { BackendAccess } from './demo-admin.ts';
import { printMessage } from './mail.ts';
import type { Backend } from './open.ts';
import { loadPushKeys, pushHosts } from './push-settings.ts';
import { setting } from './setting.ts';

/** What a push service did not take is tried again. */
const SWEEP_EVERY_MS = 60_000;

/**
 * Tells visitors what follows what they send, when it is queued and when a server starts: prints e-mails as the account
 * server's (receipts, what becomes of appointments, the question whether an address wants to be told of a property), and
 * sends notifications about appointments if there are keys to sign them. Those about changes wait for `npm run mails`.
 * @param shown what the site shows; without it all of them wait as well
 * @param sendPush sends a notification; undefined where nothing can sign it
 * @returns a function that stops it and resolves when what is under way is told
 */
export async function serveMails(
  access: BackendAccess,
  { listen }: Pick<Backend, 'listen'>,
  shown: Shown | undefined,
  sendPush = pushServiceOf(access),
): Promise<() => Promise<void>> {
  if (!shown) return () => Promise.resolve();
  const queue = createMailQueue(access, access.siteUrl, shown);
  let last: Promise<unknown> = Promise.resolve();
  const run = () => {
    last = last
      .then(() =>
        queue.answer(async ({ attachments = [], ...mail }) => {
          const attached = attachments.map(({ filename }) => `Attached: ${filename}`);
          printMessage({ ...mail, text: [mail.text, ...attached].join('\n') });
          return 'sent';
        }),
      )
      .then(() => sendPush && queue.tell(sendPush))
      .catch((error: unknown) => console.error(error));
  };
  const end = await listen('mails', run);
  const sweep = setInterval(run, SWEEP_EVERY_MS).unref();
  run();
  return async () => {
    clearInterval(sweep);
    await end();
    await last;
  };
}

function pushServiceOf({ siteUrl }: BackendAccess) {
  const keys = loadPushKeys(setting('SITE_URL') || siteUrl);
  return keys && createPushService(keys, { hosts: pushHosts() });
}
