import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this process may do everything. */
export const isRoot = process.getuid?.() === 0;

/** Whether {@link installPackages} may be tried: as root on Debian or what descends from it. */
export const canInstallPackages = isRoot && existsSync('/etc/debian_version');

/** Installs the distribution's packages, and says so: it takes a while. */
export function installPackages(...names: string[]): void {
  console.log(`Installing with apt-get: ${names.join(', ')}.`);
  const apt = (...args: string[]) =>
    execFileSync('/usr/bin/apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...names);
}
