import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { object, parsed, type ShapeOf, text } from '../../src/lib/shape.ts';
import { SettingFault } from './setting.ts';

const isDemoAdmin = object({ email: text, password: text });

export type DemoAdmin = ShapeOf<typeof isDemoAdmin>;

/** The embedded database's directory: `DATA_DIR`, or `.data` in the project. */
export function dataDirectory(env = process.env): string {
  return resolve(env['DATA_DIR'] || '.data');
}

/** A process and when it began: a number alone may be another process's by now. */
type Holder = { pid: number; began: string | undefined };

/** When a process began, in ticks since a boot; undefined where the system doesn't say (it is Linux's). */
function beginningOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22 of proc(5). The second is a name in parentheses, which may have any characters.
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return undefined;
  }
}

function isRunning({ pid, began }: Holder): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Another user's process lives as well.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = beginningOf(pid);
  return began === undefined || now === undefined || began === now;
}

function holderIn(file: string): Holder | undefined {
  if (!existsSync(file)) return undefined;
  const [pid, began] = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(pid), began: began || undefined };
}

/** Only its owner may read it: it has people's names and numbers. */
function makeDirectory(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  try {
    chmodSync(directory, 0o700);
  } catch {
    // A volume that belongs to somebody else, who decides about it.
    console.warn(`${directory} may be read by others: this user can't change that.`);
  }
}

/**
 * Marks the data directory as in use by this process: two processes in one PGlite directory would corrupt it.
 * @returns a function that releases the directory
 * @throws a {@link SettingFault} if another running process uses it
 */
export function claimDataDirectory(directory: string): () => void {
  makeDirectory(directory);
  const database = join(directory, 'database');
  if (existsSync(database) && !statSync(database).isDirectory()) {
    throw new SettingFault(`${database} is not a directory. Set DATA_DIR to another.`);
  }
  const file = join(directory, 'server.pid');
  const holder = holderIn(file);
  if (holder && isRunning(holder)) {
    throw new SettingFault(
      `${directory} is in use by process ${holder.pid}. Stop it first, or set DATA_DIR to another directory.`,
    );
  }
  writeFileSync(file, [process.pid, beginningOf(process.pid)].join('\n'));
  return () => rmSync(file, { force: true });
}

/**
 * The demo administrator's sign-in. It is created together with the data and stored beside it.
 * @throws a {@link SettingFault} if what is stored is damaged
 */
export function demoAdmin(directory: string): DemoAdmin {
  makeDirectory(directory);
  const file = join(directory, 'demo-admin.json');
  if (!existsSync(file)) {
    const admin: DemoAdmin = {
      email: 'admin@meridian.example',
      password: randomBytes(12).toString('base64url'),
    };
    writeFileSync(file, JSON.stringify(admin), { mode: 0o600 });
  }
  const stored = parsed(readFileSync(file, 'utf8'), isDemoAdmin);
  if (!stored) {
    throw new SettingFault(
      `${file} is damaged: put it back from a backup, or set DATA_DIR to another directory.`,
    );
  }
  return stored;
}
