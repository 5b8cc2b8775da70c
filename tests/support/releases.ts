import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KILLER } from '../../scripts/build/kill-switch';
import { serveBuild } from '../../scripts/host/serve-build';

/** Where the newer release is built, and how one can tell it from the other. */
export const NEXT_RELEASE = '.cache/next-release';
export const NEXT_EMAIL = 'next@meridian-estates.example';

/** A release on a server of its own. */
export type Release = { port: number; stop(): Promise<void> };

export async function serveRelease(directory: string): Promise<Release> {
  const { url, close } = await serveBuild(directory);
  return { port: Number(new URL(url).port), stop: close };
}

/** The newer release with the worker that switches itself off, as `KILL_WORKER=1` builds it. */
export async function serveKillSwitch(): Promise<Release> {
  const directory = await mkdtemp(join(tmpdir(), 'meridian-kill-'));
  await cp(NEXT_RELEASE, directory, { recursive: true });
  for (const file of ['sw.js.br', 'sw.js.gz']) await rm(join(directory, file), { force: true });
  await writeFile(join(directory, 'sw.js'), KILLER);
  const release = await serveRelease(directory);
  return {
    ...release,
    stop: async () => {
      await release.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
