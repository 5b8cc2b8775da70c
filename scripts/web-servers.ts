import { isExecutable } from './chromium.ts';
import { canInstallPackages, installPackages } from './debian.ts';

/** The web servers we write settings for, and where Debian installs them. */
export const WEB_SERVERS = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' } as const;

export type WebServer = keyof typeof WEB_SERVERS;

/**
 * Finds a web server, installing the distribution's if possible (as root on Debian).
 * @returns why there is none, as a sentence, or undefined if it can be run
 */
export function whyNoWebServer(name: WebServer): string | undefined {
  if (isExecutable(WEB_SERVERS[name])) return undefined;
  const missing = `${WEB_SERVERS[name]} is not installed (Debian: ${name}).`;
  if (!canInstallPackages) return missing;
  try {
    installPackages(name);
  } catch (error) {
    return `${missing} apt-get can't install it: ${error instanceof Error ? error.message : error}`;
  }
  return isExecutable(WEB_SERVERS[name]) ? undefined : missing;
}
