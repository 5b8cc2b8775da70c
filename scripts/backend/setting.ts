import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** An operator's mistake, with what to do about it: it ends a command with this sentence alone. */
export class SettingFault extends Error {}

/** The contents of the git-ignored `.env`. */
export function envFile(root = process.cwd()): NodeJS.Dict<string> {
  const file = join(root, '.env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/**
 * A setting that builds and servers have to read in the same way. The environment takes precedence over `.env`, as in
 * Vite.
 */
export function setting(name: string, root = process.cwd()): string | undefined {
  return process.env[name] ?? envFile(root)[name];
}

/** Adds settings to `.env`, which only its owner may read. */
export function addToEnvFile(settings: Record<string, string>, root = process.cwd()): void {
  const file = join(root, '.env');
  const before = existsSync(file) ? readFileSync(file, 'utf8').replace(/\n?$/, '\n') : '';
  const added = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, before + added.join(''), { mode: 0o600 });
}
