/** What is used of `navigator.serviceWorker`. */
type Container = EventTarget & {
  readonly controller: unknown;
  readonly ready: Promise<{ readonly active: Pick<ServiceWorker, 'postMessage'> | null }>;
};

/**
 * Waits until a worker answers for this page. One that switches itself off takes over no page, so that nothing is fetched
 * to be kept for it.
 */
export async function inCharge(container: Container): Promise<void> {
  if (container.controller) return;
  const isTakenOver = new Promise((resolve) =>
    container.addEventListener('controllerchange', resolve, { once: true }),
  );
  const { active } = await container.ready;
  // A page that was loading when the worker took over the open ones is overlooked, and one that was reloaded by force was
  // never asked.
  if (!container.controller) active?.postMessage({ type: 'CLAIM' });
  await isTakenOver;
}
