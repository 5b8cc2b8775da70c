import type { Browser, Response } from '@playwright/test';
import { sum } from '../../src/lib/sum.ts';
import { brotliBytes } from './brotli-bytes.ts';
import budgets from './budgets.json' with { type: 'json' };
import { inKilobytes, row } from './row.ts';
import { openPhone, type Suite } from './suite.ts';

/** By then everything that hydration fetches has been requested. */
const QUIET_MS = 1_500;
/** What every page of text starts with, too. */
const TEXT = '/privacy';
const CALCULATORS = {
  'stamp duty': '/calculators/stamp-duty?price=210000&additional=1',
  'payment plan': '/calculators/payment-plan?property=capital-gardens',
};
/** The scripts of a calculator that is opened with something to work out, beyond those of a page of text. */
export const calculatorSuite: Suite = {
  name: 'calculators',
  async measure({ browser, url }) {
    const ofText = await scriptsOf(browser, url + TEXT);
    const rows = Object.entries(CALCULATORS).map(async ([name, path]) => {
      const scripts = await scriptsOf(browser, url + path);
      const own = [...scripts].filter(([address]) => !ofText.has(address));
      return row(
        'calculators',
        name,
        inKilobytes(sum(own.map(([, size]) => size))),
        budgets.calculator,
        'KB',
      );
    });
    return Promise.all(rows);
  },
};

/** The sizes of the scripts that a page loads before any touch, by address. */
async function scriptsOf(browser: Browser, url: string): Promise<Map<string, number>> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  const responses = new Map<string, Response>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) responses.set(pathname, response);
  });
  await page.goto(url);
  await page.waitForFunction(() => 'appReady' in window);
  await page.waitForTimeout(QUIET_MS);
  const sizes = [...responses].map(
    async ([address, response]) => [address, brotliBytes(await response.body())] as const,
  );
  const scripts = new Map(await Promise.all(sizes));
  await context.close();
  return scripts;
}
