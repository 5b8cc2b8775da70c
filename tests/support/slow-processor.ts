import type { Page } from '@playwright/test';

/**
 * Throttles the page's CPU to a phone's speed.
 * @returns a function that ends this and returns the longest task in between (milliseconds; 0 if none took 50)
 */
export async function onSlowProcessor(page: Page, rate: number): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const watch = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const note = (entries: PerformanceEntryList) =>
      durations.push(...entries.map(({ duration }) => duration));
    const observer = new PerformanceObserver((list) => void note(list.getEntries()));
    observer.observe({ type: 'longtask' });
    return { durations, observer, note };
  });
  return async () => {
    const longest = await watch.evaluate(({ durations, observer, note }) => {
      note(observer.takeRecords());
      observer.disconnect();
      return Math.max(0, ...durations);
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
    return longest;
  };
}
