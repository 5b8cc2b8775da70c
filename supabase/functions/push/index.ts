// The Edge Function of a hosted project, rung by the database. `npm start` and `npm run dev` run the same sender in Node.
import { createCall } from './call.ts';
import { createDeliverPush } from './deliver.ts';
import { createPushHandler } from './handler.ts';
import { hostsIn } from './push-hosts.ts';
import { createPushSender } from './sender.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};
declare const EdgeRuntime: { waitUntil(work: Promise<void>): void };

/** A missing setting ends the function at its start, with its name in the log. */
function setting(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set: see docs/deploy.md`);
  return value.replace(/\/+$/, '');
}

const siteUrl = setting('SITE_URL');
const sender = createPushSender({
  siteUrl,
  call: createCall(`${setting('SUPABASE_URL')}/rest/v1`, setting('SECRET_KEY'), (request) =>
    fetch(request),
  ),
  deliver: createDeliverPush(
    {
      publicKey: setting('VITE_PUSH_PUBLIC_KEY'),
      privateKey: setting('PUSH_PRIVATE_KEY'),
      subject: Deno.env.get('PUSH_SUBJECT') || siteUrl,
    },
    { hosts: hostsIn(Deno.env.get('PUSH_HOSTS')) },
  ),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  report: (error) => console.error(error),
  // Longer than enquiries wait for the rest of their burst. What failed is swept up a minute later.
  patienceMs: 5_000,
});

Deno.serve(
  createPushHandler({
    key: setting('PUSH_RING_KEY'),
    sender,
    keepAlive: (work) => EdgeRuntime.waitUntil(work),
  }),
);
