import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type DemoAdmin = { email: string; password: string };

/** The embedded database's directory: `DATA_DIR`, or `.data` in the project. */
export function dataDirectory(env = process.env): string {
  return resolve(env['DATA_DIR'] || '.data');
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch {
    return false;
  }
}

/**
 * Marks the data directory as in use by this process: two processes in one PGlite directory would corrupt it.
 * @returns a function that releases the directory
 * @throws if another running process uses it
 */
export function claimDataDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'server.pid');
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (holder > 0 && isRunning(holder)) {
    throw new Error(
      `${directory} is in use by process ${holder}. Stop it first, or set DATA_DIR to another directory.`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** The demo administrator's sign-in. It is created together with the data and stored beside it. */
export function demoAdmin(directory: string): DemoAdmin {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'demo-admin.json');
  if (!existsSync(file)) {
    const admin: DemoAdmin = {
      email: 'admin@meridian.example',
      password: randomBytes(12).toString('base64url'),
    };
    writeFileSync(file, JSON.stringify(admin), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
