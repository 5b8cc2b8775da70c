/**
 * Waits until a worker answers for this page. One that switches itself off takes over no page, so that nothing is fetched
 * to be kept for it.
 */
export async function inCharge(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller) return;
  await new Promise((resolve) =>
    container.addEventListener('controllerchange', resolve, { once: true }),
  );
}
