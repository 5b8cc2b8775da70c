import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The files of a folder, by path, each with the hash of its content. */
export type Files = Map<string, string>;

/** Finds the files of a folder and its subfolders whose names have this ending. */
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

/** Returns the names of files that only one of two folders has, or whose contents differ. */
export function differences(one: Files, other: Files): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name)).sort();
}
