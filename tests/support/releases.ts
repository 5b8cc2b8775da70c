import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KILLER } from '../../scripts/build/kill-switch';
import { serveBuild } from '../../scripts/host/serve-build';
import { NEXT_RELEASE } from '../../scripts/testing/releases';
import { PORTAL_PAGE } from './faults';

/** A release on a server of its own. */
export type Release = { port: number; stop(): Promise<void> };

export async function serveRelease(directory: string): Promise<Release> {
  const { url, close } = await serveBuild(directory);
  return { port: Number(new URL(url).port), stop: close };
}

/** The newer release with the kill switch, as `KILL_WORKER=1` builds it. */
export function serveKillSwitch(): Promise<Release> {
  return serveWithWorker(KILLER);
}

/** The worst possible worker: no page opens under it, and one request hangs forever, so it is never idle. */
export function serveBrokenWorker(): Promise<Release> {
  return serveWithWorker(`
    self.addEventListener('install', () => self.skipWaiting());
    self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    self.addEventListener('fetch', (event) => {
      if (event.request.mode === 'navigate') event.respondWith(Response.error());
      if (event.request.url.endsWith('/hang')) event.respondWith(new Promise(() => {}));
    });
  `);
}

/** The newer release after an incomplete upload: without this file. */
export function serveWithout(file: string): Promise<Release> {
  return serveChanged((directory) => erase(directory, file));
}

/** The newer release as it arrives through a captive portal that replaces one of its files. */
export function serveWithPage(file: RegExp): Promise<Release> {
  return serveChanged(async (directory) => {
    const names = await readdir(directory, { recursive: true });
    const name = names.find((one) => file.test(one));
    if (!name) throw new Error(`The release has no ${file}.`);
    await erase(directory, name);
    await writeFile(join(directory, name), PORTAL_PAGE);
  });
}

function serveWithWorker(script: string): Promise<Release> {
  return serveChanged(async (directory) => {
    await erase(directory, 'sw.js');
    await writeFile(join(directory, 'sw.js'), script);
  });
}

async function erase(directory: string, file: string): Promise<void> {
  for (const name of [file, `${file}.br`, `${file}.gz`]) await rm(join(directory, name));
}

/** A modified copy of the newer release. */
async function serveChanged(change: (directory: string) => Promise<void>): Promise<Release> {
  const directory = await mkdtemp(join(tmpdir(), 'meridian-release-'));
  await cp(NEXT_RELEASE, directory, { recursive: true });
  await change(directory);
  const release = await serveRelease(directory);
  return {
    ...release,
    stop: async () => {
      await release.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
