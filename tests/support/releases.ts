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
