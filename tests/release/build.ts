import { ensureRelease, NEXT_RELEASE, THIS_RELEASE } from '../../scripts/testing/releases';

/** Vitest calls it once before the tests of the release. */
export async function setup(): Promise<void> {
  await ensureRelease(THIS_RELEASE);
  await ensureRelease(NEXT_RELEASE);
}
