import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { KILLER } from './kill-switch.ts';
import { precompress } from './precompress.ts';

/**
 * What is done to the finished files, the worker's too. With KILL_WORKER=1 the worker is replaced by one that removes
 * itself from every device that checks for an update, for a release whose worker turned out to be broken. See "A broken
 * worker" in docs/deploy.md.
 */
export function finish(): Plugin {
  let dist = 'dist';
  return {
    name: 'meridian:finish',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error) return;
        if (process.env['KILL_WORKER'] === '1') await writeFile(join(dist, 'sw.js'), KILLER);
        await precompress(dist);
      },
    },
  };
}
