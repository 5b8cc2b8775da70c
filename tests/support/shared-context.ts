import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A browser context that tests use one after the other. */
export type SharedContext = {
  /**
   * The context, as empty as a new one.
   * @param options a key of the options that a new one would have: with others it is replaced
   */
  take(options: string): Promise<BrowserContext>;
  /** Closes the pages of a test, and erases what it left. */
  clear(): Promise<void>;
  close(): Promise<void>;
};

/** What stays open between tests: the page that keeps the renderer, its scripts compiled, and the way to its storage. */
type Opened = { options: string; context: BrowserContext; anchor: Page; session: CDPSession };

/** A page of the origin that asks the site for nothing. */
const ANCHOR = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };

/** A window that is closed while it loads can hang the renderer that it shares with its opener. */
async function closeLoaded(page: Page): Promise<void> {
  if (await page.opener()) await page.waitForLoadState();
  await page.close();
}

/**
 * A new context starts up to three renderers, which compile every script and decode every picture anew: a fifth of what a
 * simple test takes of the processor.
 */
export function createSharedContext(browser: Browser, port: number): SharedContext {
  const origin = `http://localhost:${port}`;
  let opened: Opened | undefined;

  const open = async (options: string): Promise<Opened> => {
    const context = await browser.newContext();
    const anchor = await context.newPage();
    await anchor.route('**', (route) => route.fulfill(ANCHOR));
    await anchor.goto(origin);
    return { options, context, anchor, session: await context.newCDPSession(anchor) };
  };

  const close = async () => {
    await opened?.context.close();
    opened = undefined;
  };

  return {
    take: async (options) => {
      if (opened?.options !== options) await close();
      opened ??= await open(options);
      return opened.context;
    },
    clear: async () => {
      if (!opened) return;
      const { context, anchor, session } = opened;
      const pages = context.pages().filter((page) => page !== anchor);
      await Promise.all(pages.map(closeLoaded));
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      await context.clearPermissions();
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await session.send('Network.clearBrowserCache');
    },
    close,
  };
}
