import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/**
 * A worker that gives everything back that can be fetched again and takes itself out of the way. It asks nobody and
 * reloads nothing: open pages go on without a worker. What waits in IndexedDB is left alone.
 */
const KILLER = `self.addEventListener('install',()=>self.skipWaiting());
self.addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name);
await self.registration.unregister()})()));
`;

/**
 * With KILL_WORKER=1 the build has, at the worker's address, one that switches the worker off on every device that looks
 * for an update: for a release whose worker turned out to be broken. See docs/deploy.md.
 */
export function killSwitch(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'meridian:kill-switch',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error || config.build.ssr || process.env['KILL_WORKER'] !== '1') return;
        await writeFile(join(resolve(config.root, config.build.outDir), 'sw.js'), KILLER);
      },
    },
  };
}
