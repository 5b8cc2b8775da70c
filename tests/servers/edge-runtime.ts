// Loaded into Deno before a function: what the hosted edge runtime adds to it, and a way to a push service on this machine.

declare const Deno: { env: { get(name: string): string | undefined } };

Object.assign(globalThis, { EdgeRuntime: { waitUntil: (work: Promise<void>) => void work } });

const from = Deno.env.get('LED_FROM');
const to = Deno.env.get('LED_TO');
if (from && to) {
  const { fetch } = globalThis;
  globalThis.fetch = (target, init) =>
    fetch(typeof target === 'string' ? target.replace(from, to) : target, init);
}
