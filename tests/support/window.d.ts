import type axe from 'axe-core';

declare global {
  interface Window {
    /** Injected by the tests. */
    axe: typeof axe;
    /** Filled by `tests/support/early-touch.ts`. */
    answered: Record<string, string[]>;
    /** Filled by `tests/e2e/early-touch.spec.ts`. */
    told: string[];
    /** The key with which `tests/e2e/watch-by-push.spec.ts` was asked to register. */
    registeredKey: PushSubscriptionOptionsInit['applicationServerKey'];
  }
}
