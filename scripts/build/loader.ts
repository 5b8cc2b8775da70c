import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc } from 'vite';
import { scriptHash } from '../host/headers.ts';

const SOURCE = 'src/main/loader.ts';

/** `src/main/loader.ts` as inlined in every page, compiled for the oldest browser that the build supports. */
export const LOADER = await compile();

export const LOADER_HASH = scriptHash(LOADER);

async function compile(): Promise<string> {
  const source = await readFile(SOURCE, 'utf8');
  const { code } = await transformWithOxc(source, SOURCE, { target: 'es2022' });
  const { code: small, errors } = await minify(SOURCE, code, { module: false });
  const [error] = errors;
  if (error) throw new Error(`${SOURCE}: ${error.message}`);
  return small.trim();
}
