import type { Page } from '@playwright/test';
import { countingSite } from './counting-site.ts';
import { quantile, row } from './row.ts';
import { openPhone, PHONE_RATE, type Suite } from './suite.ts';

const ENQUIRIES = 20;
const SLOW_END = 0.95;

/** The time from the tap on "send" until the data is on disk, compared with a tap that performs only such a write. */
export const durableSuite: Suite = {
  name: 'durable',
  async measure({ browser }) {
    // The database never answers, so that entries stay in the outbox.
    const site = await countingSite('dist', (req, res) => {
      if (!req.url?.startsWith('/rest/')) return false;
      res.socket?.destroy();
      return true;
    });
    const context = await openPhone(browser);
    try {
      const page = await context.newPage();
      await page.addInitScript(watchWrites);
      await page.goto(`${site.url}/properties/citadel-views`);
      await page.waitForFunction(() => 'appReady' in window);
      const session = await context.newCDPSession(page);
      // The first submission also loads the sending code.
      await submit(page, 0);
      await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_RATE });
      const taps: number[] = [];
      for (let n = 1; n <= ENQUIRIES; n += 1) taps.push(await submit(page, n));
      await page.evaluate(addBareButton);
      const bare: number[] = [];
      for (let n = 0; n < ENQUIRIES; n += 1) {
        await page.getByRole('button', { name: 'Bare write' }).click();
        bare.push(await tapToDisk(page));
      }
      const limit = quantile(bare, SLOW_END);
      const slowest = quantile(taps, SLOW_END);
      return [
        row('durable', 'tap to disk, p95', slowest, 50, 'ms', limit),
        row('durable', 'tap to disk, beside a bare write, p95', slowest / limit, 3, 'x', 1),
      ];
    } finally {
      await context.close();
      await site.close();
    }
  },
};

/** Submits an enquiry; returns the time from the tap until it was on disk, in milliseconds. */
async function submit(page: Page, n: number): Promise<number> {
  const form = page.locator('form', { has: page.locator('[name="subject"]') });
  await form.locator('[name="name"]').fill(`Ada Obi ${n}`);
  await form.locator('[name="email"]').fill(`ada-${n}@example.com`);
  await form.locator('[name="message"]').fill('Two bedrooms, please.');
  await form.locator('[type="submit"]').click();
  const ms = await tapToDisk(page);
  await page.waitForFunction(
    () => !document.querySelector<HTMLInputElement>('form [name="message"]')?.value,
  );
  return ms;
}

async function tapToDisk(page: Page): Promise<number> {
  const took = await page.waitForFunction(() => {
    const { tapToDisk } = window as unknown as { tapToDisk?: number };
    return tapToDisk;
  });
  const ms = Number(await took.jsonValue());
  await page.evaluate(() => Object.assign(window, { tapToDisk: undefined }));
  return ms;
}

/** Runs in the page before its script: records when the first durable write after a tap completes. */
function watchWrites(): void {
  let tappedAt: number | undefined;
  const note = () => {
    tappedAt = performance.now();
  };
  addEventListener('click', note, { capture: true });
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...args: Parameters<typeof begin>) {
    const transaction = begin.apply(this, args);
    const [, mode, options] = args;
    if (mode === 'readwrite' && options?.durability === 'strict' && tappedAt !== undefined) {
      const since = tappedAt;
      tappedAt = undefined;
      transaction.addEventListener('complete', () =>
        Object.assign(window, { tapToDisk: performance.now() - since }),
      );
    }
    return transaction;
  };
}

/** Runs in the page: adds a button whose click only performs a strict write of a record of that size. */
async function addBareButton(): Promise<void> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const opening = indexedDB.open('bare');
  opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { autoIncrement: true });
  const database = await settled(opening);
  const button = document.createElement('button');
  button.textContent = 'Bare write';
  button.onclick = () => {
    const transaction = database.transaction('rows', 'readwrite', { durability: 'strict' });
    transaction.objectStore('rows').add({ text: 'x'.repeat(400) });
  };
  document.querySelector('form:has([name="message"])')?.after(button);
}
