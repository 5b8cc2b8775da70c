import { createStore } from 'zustand/vanilla';

/** A page that is there by then needs no words. */
const PATIENCE_MS = 400;

/** Whether the page that was asked for is still on its way; until it is here, the one before is shown. */
export const isPageLate = createStore(() => false);

let latest: unknown;

/** Notes that somebody has asked for this page, or the promise of it. */
export function waitForPage(page: unknown): void {
  latest = page;
  let isLate = true;
  const tell = () => page === latest && isPageLate.setState(isLate);
  setTimeout(tell, PATIENCE_MS);
  void Promise.allSettled([page]).then(() => {
    isLate = false;
    tell();
  });
}
