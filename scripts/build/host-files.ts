import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { headersFile } from '../host/headers.ts';
import { siteHeaders } from './site-headers.ts';

/** Writes `_headers`, which Netlify and Cloudflare Pages read. */
export function hostFiles(): Plugin {
  return {
    name: 'meridian:host-files',
    apply: 'build',
    async writeBundle(options) {
      const dist = resolve(options.dir ?? 'dist');
      await writeFile(join(dist, '_headers'), headersFile(siteHeaders({ https: true })));
    },
  };
}
