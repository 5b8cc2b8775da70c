import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const isRoot = process.getuid?.() === 0;

/** Whether {@link installPackages} can work: as root on Debian or a derivative. */
export const canInstallPackages = isRoot && existsSync('/etc/debian_version');

/** Installs packages with apt-get, and says so, because it takes a while. */
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
