import { whyNoWebKit } from '../../scripts/webkit';
import { test as base, expect } from '../support/fixtures';
import { createWebKitPhone, type WebKitPhone } from './phone';

/** As in Chromium's tests, but for the browser: `webkit` takes the place of `phone`. */
export const test = base.extend<{ webkit: WebKitPhone }, { whyNot: string | undefined }>({
  whyNot: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright derives a fixture's dependencies from this pattern
    async ({}, use) => {
      const reason = whyNoWebKit();
      if (reason) console.log(`WebKit is not tested: ${reason}`);
      await use(reason);
    },
    // Installing it may take a while.
    { scope: 'worker', timeout: 600_000 },
  ],

  webkit: async ({ whyNot }, use, info) => {
    info.skip(whyNot !== undefined, whyNot);
    const phone = await createWebKitPhone();
    await use(phone);
    await phone.dispose();
  },
});

export { expect };
