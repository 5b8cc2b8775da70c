// The Edge Function of a hosted project. `npm start` and `npm run dev` serve the same handler at the same address.
import { createUnsubscribe } from './handler.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

/** A missing setting ends the function at its start, with its name in the log. */
function setting(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set: see docs/deploy.md`);
  return value.replace(/\/+$/, '');
}

Deno.serve(
  createUnsubscribe({
    siteUrl: setting('SITE_URL'),
    restUrl: `${setting('SUPABASE_URL')}/rest/v1`,
    key: setting('PUBLISHABLE_KEY'),
    fetch: (request) => fetch(request),
  }),
);
