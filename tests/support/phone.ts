import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium';
import { TEST_BROWSER_ARGS } from './browser-args';
import type { Complaints } from './complaints';
import { PHONE } from './devices';

/** A browser with a profile on disk, which can be killed and restarted. */
export type Phone = {
  /** Starts the browser. */
  open(args?: string[]): Promise<BrowserContext>;
  /** SIGKILLs all of the browser's processes at once, without unload events or flushed data. */
  kill(): Promise<void>;
  /** Closes the browser as a person would. */
  close(): Promise<void>;
};

/** A phone for this origin; the fixture closes it and deletes its profile. */
export async function createPhone(
  baseURL: string,
  complaints: Complaints,
): Promise<Phone & { dispose(): Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'meridian-phone-'));
  let context: BrowserContext | undefined;
  const processes = async (): Promise<number[]> => {
    const session = await context?.browser()?.newBrowserCDPSession();
    const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? {
      processInfo: [],
    };
    return processInfo.map(({ id }) => id);
  };
  const close = async () => {
    const ids = await processes();
    await context?.close();
    context = undefined;
    await allGone(ids);
  };
  return {
    open: async (args = TEST_BROWSER_ARGS) => {
      context = await chromium.launchPersistentContext(profile, {
        ...PHONE,
        baseURL,
        serviceWorkers: 'allow',
        reducedMotion: 'reduce',
        executablePath: await findChromium(),
        args,
      });
      complaints.watch(context);
      return context;
    },
    kill: async () => {
      const ids = await processes();
      if (ids.length === 0) throw new Error('The browser is not open.');
      for (const id of ids) signal(id, 'SIGKILL');
      context = undefined;
      await allGone(ids);
    },
    close,
    dispose: async () => {
      await close();
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Returns whether the process existed: a child may have gone with its parent. */
function signal(id: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(id, name);
  } catch {
    return false;
  }
}

/** The next browser can't use the profile until every process of the last one has released it. */
async function allGone(ids: number[]): Promise<void> {
  await expect.poll(() => ids.filter((id) => signal(id, 0)), { intervals: [20] }).toEqual([]);
}

/** The page that a browser starts with, or a new one. */
export async function firstPage(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? (await context.newPage());
}
