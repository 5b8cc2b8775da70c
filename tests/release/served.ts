import { afterAll, beforeAll } from 'vitest';
import { serveBuild } from '../../scripts/host/serve-build';
import { THIS_RELEASE } from '../../scripts/testing/releases';

/** Serves the release under test to a file's tests; returns what fetches from it. */
export function servedRelease(): (path: string, init?: RequestInit) => Promise<Response> {
  let site: Awaited<ReturnType<typeof serveBuild>>;
  beforeAll(async () => {
    site = await serveBuild(THIS_RELEASE);
  });
  afterAll(() => site.close());
  return (path, init) => fetch(new URL(path, site.url), init);
}
