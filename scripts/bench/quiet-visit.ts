import { setTimeout } from 'node:timers/promises';
import CDP from 'chrome-remote-interface';
import type { DrivenChromium } from './driven-chromium.ts';
import { PHONE, SLOW_4G } from './suite.ts';

type Visit<T> = {
  rate: number;
  aloneMs: number;
  before: () => void;
  isOver: () => boolean;
  after: () => T;
};

/** On a busy machine a slowed page may need longer than it is left alone. */
const PATIENCE_MS = 20_000;
const ASK_MS = 250;

/**
 * Opens an address as a new visitor on a phone with slow 4G and leaves the page alone.
 *
 * Playwright would listen to the console (`Runtime.enable`), which makes V8 compute the position of every stack frame
 * whenever an error is created. For the first one in react-dom that costs 115 ms at a 9x slowdown, which no visitor
 * pays. So nothing on the page is listened to here.
 * @param rate the CPU slowdown
 * @param aloneMs the time from `load` to the end, in milliseconds
 * @param before runs in the page before any of its scripts
 * @param isOver runs in the page after that time, until it returns true or 20 seconds have passed
 * @param after runs in the page at the end
 * @returns what `after` returns
 */
export async function quietVisit<T>(
  { port }: DrivenChromium,
  url: string,
  { rate, aloneMs, before, isOver, after }: Visit<T>,
): Promise<T> {
  const browser = await CDP({ port, local: true, target: await browserTarget(port) });
  const { browserContextId } = await browser.Target.createBrowserContext({});
  const { targetId } = await browser.Target.createTarget({ url: 'about:blank', browserContextId });
  const page = await CDP({ port, local: true, target: targetId });
  try {
    const { Emulation, Network, Page, Runtime } = page;
    await Page.enable();
    await Network.enable({});
    await Network.emulateNetworkConditions(SLOW_4G);
    const { deviceScaleFactor, isMobile: mobile, hasTouch: enabled, viewport } = PHONE;
    await Emulation.setDeviceMetricsOverride({ ...viewport, deviceScaleFactor, mobile });
    await Emulation.setTouchEmulationEnabled({ enabled });
    await Emulation.setCPUThrottlingRate({ rate });
    await Page.addScriptToEvaluateOnNewDocument({ source: `${WITHOUT_WORKER};(${before})()` });
    const loaded = Page.loadEventFired();
    await Page.navigate({ url });
    await loaded;
    await setTimeout(aloneMs);
    const run = async (work: () => unknown) => {
      const expression = `(${work})()`;
      const { result, exceptionDetails } = await Runtime.evaluate({
        expression,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    };
    for (let waited = 0; waited < PATIENCE_MS && !(await run(isOver)); waited += ASK_MS) {
      await setTimeout(ASK_MS);
    }
    return await run(after);
  } finally {
    await page.close();
    await browser.Target.disposeBrowserContext({ browserContextId });
    await browser.close();
  }
}

/** No worker, because it fetches for later visits. tsx wraps named functions in calls to `__name`. */
const WITHOUT_WORKER = `globalThis.__name = (named) => named;
  navigator.serviceWorker.register = () => new Promise(() => {})`;

async function browserTarget(port: number): Promise<string> {
  return (await CDP.Version({ port })).webSocketDebuggerUrl;
}
