import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { WORKER_GONE } from '../../src/protocol/names.ts';

/**
 * A worker that deletes all caches and unregisters itself. IndexedDB, and so the outbox, is left alone.
 *
 * It does this during installation, because browsers activate it only when the old worker is idle, and a broken one may
 * never be (Chromium then waits five minutes). Don't await `unregister()` there: it resolves only after the
 * installation, so that would wait forever. If a worker was active before, its pages are told to reload without it.
 * Otherwise no page is told, or a reloading page would register this worker again in an endless loop.
 */
export const KILLER = `const forget=async()=>{for(const name of await caches.keys())await caches.delete(name)};
const tell=async()=>{for(const page of await clients.matchAll({type:'window',includeUncontrolled:true}))page.postMessage({type:'${WORKER_GONE}'})};
self.addEventListener('install',(event)=>{
self.skipWaiting();
const gone=self.registration.unregister();
if(self.registration.active)gone.then(tell);
event.waitUntil(forget())});
self.addEventListener('activate',(event)=>event.waitUntil(self.registration.unregister().then(forget)));
`;

/**
 * With KILL_WORKER=1 the build replaces the worker by one that removes itself from every device that checks for an
 * update, for a release whose worker turned out to be broken. See "A broken worker" in docs/deploy.md.
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
