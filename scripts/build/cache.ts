import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/**
 * What builds keep for the next one: encoded pictures, cards, compressed files. Every name contains a hash of what the
 * file was made from. Builds in other folders share it through `BUILD_CACHE`.
 */
const FOLDER = resolve(process.env['BUILD_CACHE'] || '.cache');

/** The path of a file or folder in the builds' cache. */
export const inBuildCache = (...names: string[]): string => resolve(FOLDER, ...names);

/** Returns a cached file's content, or makes and keeps it. Renamed into place: another build may be reading it. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const before = await readFile(file).catch(() => undefined);
  if (before) return before;
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, made);
  await rename(part, file);
  return made;
}

const MONTH_MS = 30 * 24 * 3_600_000;

/** Deletes what was made more than a month ago, so that a cache doesn't grow for ever. What is still used is made again. */
export async function forgetOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    // Another build may have deleted it.
    const made = await stat(file).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > MONTH_MS) await rm(file, { force: true });
  }
}
