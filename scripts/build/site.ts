import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, PluginOption, ResolvedConfig } from 'vite';
import { PICTURES_DIR } from '../images.ts';
import { writeShown } from './changes.ts';
import { writeHostFiles } from './host-files.ts';
import { prerender } from './prerender.ts';
import { writeQrCodes } from './qr-codes.ts';

/**
 * Writes what the site has beside its scripts: pictures, codes, the settings of its hosts, and every page.
 *
 * Runs before the service worker's manifest is made (`order: 'pre'`; the worker's plugin comes later), so that the
 * worker's revisions and integrity are those of the finished pages. After a fault nothing is written, and no worker is
 * made: whatever follows would be said before the fault.
 */
export function site(options: { plugins: () => PluginOption[] }): Plugin {
  let config: ResolvedConfig;
  let fault: Error | undefined;
  return {
    name: 'meridian:site',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    buildEnd(error) {
      fault = error;
    },
    renderError(error) {
      fault = error;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler(error?: Error) {
        if (error ?? fault) throw error ?? fault;
        const { root, mode, build } = config;
        const dist = resolve(root, build.outDir);
        await Promise.all([
          cp(PICTURES_DIR, join(dist, 'media'), { recursive: true }),
          writeQrCodes(dist),
          writeShown(dist, { envDir: root, mode }),
          writeHostFiles(dist),
        ]);
        await prerender(config, options.plugins());
      },
    },
  };
}
