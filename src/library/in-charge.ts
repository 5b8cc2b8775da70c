import type { PageMessage } from '../protocol/worker-messages';

const CLAIM: PageMessage = { type: 'CLAIM' };

/** The part of `navigator.serviceWorker` that is used here. */
type Container = EventTarget & {
  readonly controller: unknown;
  readonly ready: Promise<{ readonly active: Pick<ServiceWorker, 'postMessage'> | null }>;
};

/** Waits until a worker controls this page. The kill switch claims no pages, so nothing is cached under it. */
export async function inCharge(container: Container): Promise<void> {
  if (container.controller) return;
  const isTakenOver = new Promise((resolve) =>
    container.addEventListener('controllerchange', resolve, { once: true }),
  );
  const { active } = await container.ready;
  // `clients.claim()` misses a page that was still loading, and a force-reloaded page has no controller.
  if (!container.controller) active?.postMessage(CLAIM);
  await isTakenOver;
}
