import type { Browser, Page } from '@playwright/test';
import { hydrated } from './on-device';

export type Tab = {
  open(path: string): Promise<Page>;
  /** The address of each load. */
  loads: string[];
  saysOffline(): Promise<boolean>;
  close(): Promise<void>;
};

/** A tab without a worker that records each load, and whether the word "Offline" was ever shown. */
export async function openTab(browser: Browser, baseURL: string): Promise<Tab> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await context.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes('Offline')) sessionStorage.setItem('said', 'Offline');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return {
    loads,
    async open(path) {
      await page.goto(path);
      await hydrated(page);
      return page;
    },
    saysOffline: () => page.evaluate(() => sessionStorage.getItem('said') !== null),
    close: () => context.close(),
  };
}
