import type { Page } from '@playwright/test';

/** Sets a page's clock. The host, whose clock goes on, tells no time. Call it before the page is opened. */
export async function setClock(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(time);
  await hideHostTime(page);
}

/** Leaves the time out of all answers that a page reads. */
export const hideHostTime = (page: Page) =>
  page.addInitScript(() => {
    const read = Headers.prototype.get;
    Headers.prototype.get = function get(name) {
      return name === 'Date' ? null : read.call(this, name);
    };
  });
