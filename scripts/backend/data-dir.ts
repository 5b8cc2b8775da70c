import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type DemoAdmin = { email: string; password: string };

/** Where the embedded database lives: `DATA_DIR`, or `.data` in the project. */
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
 * Marks the data directory as in use by this process; two processes in one PGlite directory corrupt it.
 * @returns gives the directory free again
 * @throws when another living process has it
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

/** The demo administrator's sign-in; it is made with the data it opens and lies beside it. */
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
