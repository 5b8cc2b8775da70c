import { execFileSync } from 'node:child_process';
import { isExecutable } from './chromium.ts';
import { canInstallPackages, installPackages } from './debian.ts';

/** The programs needed to run WebKit without a display. */
export const WEBKIT = {
  driver: '/usr/bin/WebKitWebDriver',
  /** The system's Python, which has the bindings for the system's WebKit. */
  python: '/usr/bin/python3',
  display: '/usr/bin/Xvfb',
} as const;

const PACKAGES = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'];

/**
 * Finds WebKitGTK with its driver, installing the distribution's if possible (as root on Debian).
 * @returns why there is none, as a sentence, or undefined if {@link WEBKIT} can be run
 */
export function whyNoWebKit(): string | undefined {
  const missing = whatIsMissing();
  if (missing === undefined || !canInstallPackages) return missing;
  try {
    installPackages(...PACKAGES);
  } catch (error) {
    return `${missing} apt-get can't install it: ${error instanceof Error ? error.message : error}`;
  }
  return whatIsMissing();
}

function whatIsMissing(): string | undefined {
  const program = Object.values(WEBKIT).find((path) => !isExecutable(path));
  if (program) return `${program} is not installed (Debian: ${PACKAGES.join(' ')}).`;
  try {
    const script = 'import gi; gi.require_version("WebKit2", "4.1")';
    execFileSync(WEBKIT.python, ['-c', script], { stdio: 'ignore' });
    return undefined;
  } catch {
    return `Python's bindings of WebKitGTK are not installed (Debian: ${PACKAGES.join(' ')}).`;
  }
}
