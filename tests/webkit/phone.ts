import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { WEBKIT } from '../../scripts/webkit';
import { freePort } from '../support/free-port';
import { type ProcessGroup, startGroup } from '../support/process-group';
import { startDisplay } from './display';

const BROWSER = fileURLToPath(new URL('browser.py', import.meta.url));

/** A WebKit with a profile on disk, which can be killed and restarted. */
export type WebKitPhone = {
  /** Starts the browser. */
  open(): Promise<WebDriver>;
  /** SIGKILLs all of the browser's processes at once, without unload events or flushed data. */
  kill(): Promise<void>;
  /** Closes the browser as a person would. */
  close(): Promise<void>;
};

/** A new phone; `dispose` deletes its profile. */
export async function createWebKitPhone(): Promise<WebKitPhone & { dispose(): Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'meridian-webkit-'));
  const display = await startDisplay();
  // The driver starts the browser, so its process group includes the browser's processes.
  let processes: ProcessGroup | undefined;
  let page: WebDriver | undefined;

  const countRunning = async () => (await processes?.running())?.length ?? 0;
  const kill = async () => {
    processes?.kill();
    await expect.poll(countRunning, { intervals: [20] }).toBe(0);
    processes = undefined;
    page = undefined;
  };
  return {
    open: async () => {
      const port = await freePort();
      processes = await startGroup(WEBKIT.driver, ['-p', String(port)], {
        ...process.env,
        DISPLAY: display.name,
        HOME: profile,
        TZ: 'Africa/Lagos',
        // There is no desktop session to ask for accessibility and settings.
        NO_AT_BRIDGE: '1',
        GSETTINGS_BACKEND: 'memory',
      });
      page = await newSession(`http://127.0.0.1:${port}`, profile);
      return page;
    },
    kill: async () => {
      if (!page) throw new Error('The browser is not open.');
      await kill();
    },
    close: async () => {
      await page?.quit();
      // WebKit writes pending data after its window has closed. Then only the driver is left.
      await expect.poll(countRunning, { intervals: [20] }).toBe(1);
      await kill();
    },
    dispose: async () => {
      await kill();
      await display.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function newSession(driver: string, profile: string): Promise<WebDriver> {
  const isListening = () =>
    fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isListening, { intervals: [20] }).toBe(true);
  return new Builder()
    .usingServer(driver)
    .withCapabilities({
      browserName: 'WebKit',
      'webkitgtk:browserOptions': { binary: WEBKIT.python, args: [BROWSER, profile] },
    })
    .build();
}
