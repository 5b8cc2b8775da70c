import type { Page } from '@playwright/test';

/** Records what the Content-Security-Policy refuses in a page, from its next document on. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective}: ${blockedURI}`),
    );
  });
}

/** What the policy has refused, as `directive: address`. */
export function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'violations'));
}
