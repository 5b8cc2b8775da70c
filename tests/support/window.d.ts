import type axe from 'axe-core';

declare global {
  interface Window {
    /** Brought into a page by the tests. */
    axe: typeof axe;
    /** Filled by a page in `tests/support/early-touch.ts`. */
    answered: string[];
    /** What a page was told, in `tests/e2e/early-touch.spec.ts`. */
    told: string[];
  }
}
