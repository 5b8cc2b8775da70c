import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackages, isRoot } from './debian.ts';

/**
 * Address-bar suggestions, whose preparation would take longer than a test. The rest is Playwright's own list, repeated
 * because Chromium uses only the last such switch.
 */
const DISABLED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/**
 * The switches for every Chromium we start: only the page under test may use the network. The sandbox can't run as root
 * (containers, CI), so it is off only there.
 */
export const CHROMIUM_ARGS: string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  `--disable-features=${DISABLED.join(',')}`,
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const FIXED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function installed(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((directory) => NAMES.map((name) => join(directory, name)));
  const found = [...FIXED, ...onPath].find(isExecutable);
  if (found) return found;
  // Only now: loading Playwright takes half a second.
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find(isExecutable);
}

/**
 * The Chromium for tests, screenshots and benchmarks: `CHROME_PATH`, an installed one, Playwright's download or, as
 * root on Debian, the distribution's package, which is installed if necessary.
 * @throws with instructions, if there is none and none can be installed
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const wanted = env['CHROME_PATH'];
  if (wanted) {
    if (!isExecutable(wanted)) throw new Error(`CHROME_PATH=${wanted} can't be run.`);
    return wanted;
  }
  const found = await installed(env);
  if (found) return found;
  if (canInstallPackages) {
    console.log('No Chromium on this machine.');
    installPackages('chromium');
    const now = await installed(env);
    if (now) return now;
  }
  throw new Error(
    'No Chromium was found. Install Chromium or Google Chrome, run `npx playwright install chromium`, ' +
      'or set CHROME_PATH to its executable.',
  );
}
