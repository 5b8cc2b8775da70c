import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { brotli } from './brotli.ts';
import { forgetOld, inBuildCache } from './cache.ts';

const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest|xml|txt)$/;

/** Writes a `.br` and a `.gz` version of every text file, after everything else has been written. */
export async function precompress(dist: string): Promise<void> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
  await forgetOld(inBuildCache('brotli'));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([brotli(content), promisify(gzip)(content, { level: 9 })]);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}
