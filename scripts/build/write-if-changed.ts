import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';

/** Writes a generated file, unless it has this text already: a new time of change would make the dev server reload. */
export async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = existsSync(file) ? await readFile(file, 'utf8') : '';
  if (before !== text) await writeFile(file, text);
}
