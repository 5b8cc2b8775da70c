import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Files by their path in a folder, each with the hash of what is in it. */
export type Files = Map<string, string>;

/** The files of a folder, in whatever depth, whose names end so. */
export async function filesOf(folder: string, ending = ''): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const hashes = names.map(async (name) => {
    const content = await readFile(join(folder, name));
    return [name, createHash('sha256').update(content).digest('hex')] as const;
  });
  return new Map(await Promise.all(hashes));
}

/** The names of the files that only one of two folders has, or that are not the same in both. */
export function differences(one: Files, other: Files): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name)).sort();
}
