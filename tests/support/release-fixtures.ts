import type { Locator, Page } from '@playwright/test';
import { NEXT_RELEASE } from '../../scripts/testing/releases';
import { test as base } from './fixtures';
import {
  type Release,
  serveBrokenWorker,
  serveKillSwitch,
  serveRelease,
  serveWithout,
  serveWithPage,
} from './releases';

type Releases = {
  next: Release;
  killSwitch: Release;
  brokenWorker: Release;
  /** Without the dashboard's document. */
  halfUploaded: Release;
  /** With a captive portal's page in place of its script. */
  spoiled: Release;
};

/** A fixture that serves a release for as long as a test runs. */
const served =
  (serve: () => Promise<Release>) =>
  // biome-ignore lint/correctness/noEmptyPattern: Playwright derives a fixture's dependencies from this pattern
  async ({}: object, use: (release: Release) => Promise<void>) => {
    const release = await serve();
    await use(release);
    await release.stop();
  };

export const test = base.extend<Releases>({
  next: served(() => serveRelease(NEXT_RELEASE)),
  killSwitch: served(serveKillSwitch),
  brokenWorker: served(serveBrokenWorker),
  halfUploaded: served(() => serveWithout('admin.html')),
  spoiled: served(() => serveWithPage(/^assets\/index-.*\.js$/)),
});

/** The company's address in the footer, which distinguishes the releases. */
export const footerEmail = (page: Page): Locator =>
  page.locator('footer a[href^="mailto:"]').first();
