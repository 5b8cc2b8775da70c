import { createMailQueue } from '../mails/queue.ts';
import type { Shown } from '../mails/shown.ts';
import type { BackendAccess } from './demo-admin.ts';
import { printMessage } from './mail.ts';
import type { Backend } from './open.ts';

/**
 * Prints the e-mails that follow what visitors send, as the account server's are, when they are queued and when a server
 * starts: receipts, what becomes of appointments, and the question whether an address wants to be told of a property. Those
 * about changes wait for `npm run mails`.
 * @param shown what the site shows; without it the e-mails wait as well
 * @returns a function that stops it and resolves when what is under way is printed
 */
export async function printMails(
  access: BackendAccess,
  { listen }: Pick<Backend, 'listen'>,
  shown: Shown | undefined,
): Promise<() => Promise<void>> {
  if (!shown) return () => Promise.resolve();
  const queue = createMailQueue(access, access.siteUrl, shown);
  let last: Promise<unknown> = Promise.resolve();
  const print = () => {
    last = last
      .then(() =>
        queue.answer(async ({ attachments = [], ...mail }) => {
          const attached = attachments.map(({ filename }) => `Attached: ${filename}`);
          printMessage({ ...mail, text: [mail.text, ...attached].join('\n') });
          return 'sent';
        }),
      )
      .catch((error: unknown) => console.error(error));
  };
  const end = await listen('mails', print);
  print();
  return async () => {
    await end();
    await last;
  };
}
