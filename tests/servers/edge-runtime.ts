// Loaded into Node before a function: what it uses of the hosted edge runtime, and a way to a push service on this machine.
import { serve } from '@hono/node-server';

const { PORT, LED_FROM: from, LED_TO: to } = process.env;

Object.assign(globalThis, {
  Deno: {
    env: { get: (name: string) => process.env[name] },
    serve: (handler: (request: Request) => Promise<Response>) =>
      serve({ fetch: handler, hostname: '127.0.0.1', port: Number(PORT) }),
  },
  EdgeRuntime: { waitUntil: (work: Promise<void>) => void work },
});

if (from && to) {
  const { fetch } = globalThis;
  globalThis.fetch = (target, init) =>
    fetch(typeof target === 'string' ? target.replace(from, to) : target, init);
}
