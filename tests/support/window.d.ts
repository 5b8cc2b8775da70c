import type axe from 'axe-core';

declare global {
  interface Window {
    /** Injected by the tests. */
    axe: typeof axe;
    /** Filled by `tests/support/early-touch.ts`. */
    answered: string[];
    /** Filled by `tests/e2e/early-touch.spec.ts`. */
    told: string[];
  }
}
