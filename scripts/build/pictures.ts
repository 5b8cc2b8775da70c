import { cp } from 'node:fs/promises';
import { resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { buildPictures, PICTURES_DIR } from '../images.ts';

/** Makes missing sizes and formats of the pictures and serves them at `/media`. */
export function pictures(): Plugin {
  let dist = 'dist';
  return {
    name: 'meridian:pictures',
    async configResolved(config) {
      dist = resolve(config.root, config.build.outDir);
      if (config.mode !== 'test') await buildPictures();
    },
    configureServer(server) {
      server.middlewares.use('/media', sirv(PICTURES_DIR, { dev: true }));
    },
    async writeBundle() {
      await cp(PICTURES_DIR, resolve(dist, 'media'), { recursive: true });
    },
  };
}
